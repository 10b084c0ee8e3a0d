/** Width and height of the phones in the viewport menu, in CSS px. A key is a value of the global `viewport`. */
export const VIEWPORTS = {
  tiny: [320, 640],
  small: [360, 640],
  phone: [390, 844],
  large: [412, 915],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>;

export const viewportText = ([width, height]: readonly [number, number]) => `${width} × ${height}`;
