/** Phones in whose size a story is shown, by their name in the global `viewport`: width and height in CSS px. */
export const VIEWPORTS = {
  tiny: [320, 640],
  small: [360, 640],
  phone: [390, 844],
  large: [412, 915],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>;

export type ViewportName = keyof typeof VIEWPORTS;

export const isViewport = (name: string): name is ViewportName => name in VIEWPORTS;

export const viewportText = ([width, height]: readonly [number, number]) => `${width} × ${height}`;
