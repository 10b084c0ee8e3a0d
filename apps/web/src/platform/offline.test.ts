import { afterEach, expect, it, vi } from 'vitest';
import { watchOffline } from './offline.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells whether the browser is offline, at the start and after each change, until it is stopped', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const goTo = (onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine });
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  goTo(true);
  const onChange = vi.fn();
  const stop = watchOffline(onChange);
  goTo(false);
  goTo(true);
  stop();
  goTo(false);
  expect(onChange.mock.calls).toEqual([[false], [true], [false]]);
});
