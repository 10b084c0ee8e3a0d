import { afterEach, expect, it, vi } from 'vitest';
import { reloadFromStart } from './reload.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaves the hash behind, and a page that the browser brings back starts over unseen', () => {
  const location = { pathname: '/juego/', search: '?a=1', replace: vi.fn(), reload: vi.fn() };
  const page = Object.assign(new EventTarget(), { location });
  const body = { hidden: false };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { body });
  reloadFromStart();
  expect(location.replace).toHaveBeenCalledWith('/juego/?a=1');
  expect(body.hidden).toBe(false);
  page.dispatchEvent(new Event('pagehide'));
  expect(body.hidden).toBe(true);
  expect(location.reload).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pageshow'));
  expect(location.reload).toHaveBeenCalledTimes(1);
});
