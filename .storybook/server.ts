import { db, resetDb, setScenario } from '@gemas/mocks';
import { expectAnswered, forgetUnanswered, onUnhandledRequest } from '@gemas/mocks/unanswered';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import type { Choice } from './toolbar/choice.ts';
import { isOfNetwork } from './toolbar/faults.ts';

export { expectAnswered };

/** Key under which the app stores its token (contract, Stored keys). */
const TOKEN_KEY = 'token';

const addon = addonMsw(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest,
  });
  return worker;
});

/** Called before each story. The first call starts the worker. Returns a function that removes the story's handlers. */
export const [startWorker] = [addon.beforeEach ?? []].flat();

/** Waits until the previous story's requests have ended, then empties the list of requests without a handler. */
export async function resetServer(): Promise<void> {
  // The service worker answers requests in order, so no earlier request is pending after this one.
  await fetch('./mockServiceWorker.js', { method: 'HEAD', cache: 'no-store' });
  forgetUnanswered();
}

/** Resets the mock data. Must be called after the story's clock has been set. */
export function resetData(): void {
  db.clock.fix(null);
  resetDb();
}

/** Applies the choice to the mocks. Runs after the story's own set-up, so that the toolbar takes precedence. */
export function setServer({ persona, fault, latency }: Choice): void {
  db.latency = latency ?? 0;
  if (persona !== null) {
    const scenario = db.scenario;
    const token = resetDb(persona.code);
    localStorage.clear();
    if (token !== null) localStorage.setItem(TOKEN_KEY, token);
    if (scenario !== null) setScenario(scenario.name, scenario.options);
  }
  if (fault !== null) setScenario(fault, { afterEntering: isOfNetwork(fault) });
}
