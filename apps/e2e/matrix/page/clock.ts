// Imported before the app. Shortens the waits and time-outs of the app, so that no cell of the table takes their real
// time.

const SPEED_UP = 20;
/** Waits shorter than this are not changed, ms: transitions, and debounces of rendering. */
const LONG_MS = 100;
/**
 * Waits longer than this are not changed, ms. Score must wait for what is shown before it, however busy this machine
 * is.
 */
const LONGEST_MS = 4000;
/** Factor by which the time-out of a call without an answer is shortened. */
const IMPATIENT = 75;

export const realTimeout = window.setTimeout.bind(window);

export const patience = {
  /**
   * A call that gets no answer in time, such as 'GET /orders/:id'. It times out after 0.2 s instead of 15 s. Null for
   * none.
   */
  lacking: null as string | null,
};

function isLacking(method: string, url: string): boolean {
  const [wanted, path = ''] = patience.lacking?.split(' ') ?? [];
  const pattern = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);
  return (
    wanted === method.toUpperCase() && pattern.test(new URL(url, window.location.href).pathname)
  );
}

const faster = (ms: number | undefined) =>
  ms !== undefined && ms >= LONG_MS && ms <= LONGEST_MS ? ms / SPEED_UP : (ms ?? 0);

/**
 * Whether the next timer is the time-out of a call that never gets an answer. The app sets that timer in the task that
 * sends the call.
 */
let isImpatient = false;

const { setTimeout: plainTimeout, fetch: plainFetch } = window;
window.setTimeout = ((run: () => void, ms?: number, ...args: []) => {
  const wait = isImpatient ? (ms ?? 0) / IMPATIENT : faster(ms);
  isImpatient = false;
  return plainTimeout(run, wait, ...args);
}) as typeof window.setTimeout;

window.fetch = (address, init) => {
  const answer = plainFetch(address, init);
  isImpatient = isLacking(init?.method ?? 'GET', String(address));
  return answer;
};
