import { getDefaultStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { askToInstall, installOfferAtom, watchInstall } from './install-offer.ts';

afterEach(() => vi.unstubAllGlobals());

const hasInstallOffer = () => getDefaultStore().get(installOfferAtom) !== null;

/** Makes the browser offer to install the app. */
function offerOn(page: EventTarget) {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  page.dispatchEvent(event);
  return { prompt, event };
}

it('keeps the offer of the browser until it is used, or the app is installed', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  watchInstall();
  const onChange = vi.fn();
  const stop = getDefaultStore().sub(installOfferAtom, onChange);
  expect(hasInstallOffer()).toBe(false);
  await askToInstall();

  onChange.mockClear();
  const first = offerOn(page);
  expect(first.event.defaultPrevented).toBe(true);
  expect(hasInstallOffer()).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(1);
  await askToInstall();
  expect(first.prompt).toHaveBeenCalledTimes(1);
  expect(hasInstallOffer()).toBe(false);
  await askToInstall();
  expect(first.prompt).toHaveBeenCalledTimes(1);

  offerOn(page);
  page.dispatchEvent(new Event('appinstalled'));
  expect(hasInstallOffer()).toBe(false);

  stop();
  onChange.mockClear();
  offerOn(page);
  expect(onChange).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('appinstalled'));
});
