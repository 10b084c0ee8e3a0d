// Shortens the timers and time-outs of the app, because the real ones are too long. Must be imported before the app.

/** Timers of 100 ms to 4 s are divided by this number. Shorter ones are transitions and debounced rendering. */
const TIMER_DIVISOR = 20;
const MIN_SHORTENED_MS = 100;
const MAX_SHORTENED_MS = 4000;
/** Time-out of the unanswered call, ms. */
const TIME_OUT_MS = 200;

const { setTimeout: plainTimeout, fetch: plainFetch } = window;

/** Waits for a time that is not shortened. */
export const pause = (ms: number) => new Promise<void>((resolve) => void plainTimeout(resolve, ms));

/** The call that gets no answer in time: 'GET /orders/:id'. Its time-out is 0.2 s instead of 15 s. */
export const patience: { unanswered: string | null } = { unanswered: null };

function isUnanswered(method: string, url: string): boolean {
  const [wanted, path] = patience.unanswered?.split(' ') ?? [];
  const pattern = new URLPattern({ pathname: `*${path}` });
  return wanted === method.toUpperCase() && pattern.test(url, window.location.href);
}

/** Ends the latest call because of its time-out. A call starts its time-out right before `fetch`, in the same task. */
let timeOut = () => {};

window.setTimeout = ((run: () => void, ms = 0, ...args: []) => {
  if (ms > MAX_SHORTENED_MS) timeOut = run;
  const isShortened = ms >= MIN_SHORTENED_MS && ms <= MAX_SHORTENED_MS;
  return plainTimeout(run, isShortened ? ms / TIMER_DIVISOR : ms, ...args);
}) as typeof window.setTimeout;

window.fetch = (address, init) => {
  if (isUnanswered(init?.method ?? 'GET', String(address))) plainTimeout(timeOut, TIME_OUT_MS);
  return plainFetch(address, init);
};
