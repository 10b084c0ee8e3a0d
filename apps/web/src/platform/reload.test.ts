import { afterEach, expect, it, vi } from 'vitest';
import { reloadFromStart } from './reload.ts';

afterEach(() => vi.unstubAllGlobals());

it('reloads without the hash, and hides and reloads a page that the browser restores', () => {
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
