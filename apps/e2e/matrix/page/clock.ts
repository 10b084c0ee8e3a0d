// Shortens the timers and time-outs of the app, because the real ones are too long. Must be imported before the app.
/** Timers from `MIN_SHORTENED_MS` to `MAX_SHORTENED_MS` are divided by this number. */
const TIMER_DIVISOR = 20;
/** Timers shorter than this are not shortened, ms. Examples: transitions, debounced rendering. */
const MIN_SHORTENED_MS = 100;
const MAX_SHORTENED_MS = 4000;
/** The time-out of the unanswered call is divided by this number. */
const TIME_OUT_DIVISOR = 75;

const realTimeout = window.setTimeout.bind(window);

/** Waits for a time that is not shortened. */
export const pause = (ms: number) => new Promise<void>((resolve) => void realTimeout(resolve, ms));

export const patience = {
  /** The call that gets no answer in time: 'GET /orders/:id'. Its time-out is 0.2 s instead of 15 s. */
  unanswered: null as string | null,
};

function isUnanswered(method: string, url: string): boolean {
  const [wanted, path = ''] = patience.unanswered?.split(' ') ?? [];
  const pattern = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);
  return (
    wanted === method.toUpperCase() && pattern.test(new URL(url, window.location.href).pathname)
  );
}

const isShortened = (ms: number) => ms >= MIN_SHORTENED_MS && ms <= MAX_SHORTENED_MS;

const faster = (ms = 0) => (isShortened(ms) ? ms / TIMER_DIVISOR : ms);

/** Whether the next timer is the time-out of the unanswered call. A call and its time-out start in the same task. */
let isImpatient = false;

const { setTimeout: plainTimeout, fetch: plainFetch } = window;
window.setTimeout = ((run: () => void, ms?: number, ...args: []) => {
  const wait = isImpatient ? (ms ?? 0) / TIME_OUT_DIVISOR : faster(ms);
  isImpatient = false;
  return plainTimeout(run, wait, ...args);
}) as typeof window.setTimeout;

window.fetch = (address, init) => {
  const answer = plainFetch(address, init);
  isImpatient = isUnanswered(init?.method ?? 'GET', String(address));
  return answer;
};
