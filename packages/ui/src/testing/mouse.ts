import { cdp } from 'vitest/browser';

/** Sends a command to the browser by the Chrome DevTools Protocol. */
export const command = (method: string, params: object): Promise<unknown> =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send(method, params);

/** Presses or releases the left mouse button at a point of the page (px), by a real event. */
export function mouse(
  type: 'mousePressed' | 'mouseReleased',
  { x, y, ...more }: { x: number; y: number; timestamp?: number },
): Promise<unknown> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 };
  const scale = window.frameElement ? frame.width / window.innerWidth : 1;
  const point = { x: frame.left + x * scale, y: frame.top + y * scale };
  const params = { type, button: 'left', clickCount: 1, ...point, ...more };
  return command('Input.dispatchMouseEvent', params);
}
