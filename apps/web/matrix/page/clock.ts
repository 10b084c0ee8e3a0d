// Imported before the app: its waits and time-outs pass faster, so that no cell has to wait for them in earnest.

const FASTER = 20;
/** Shorter waits pass as they are: transitions and debounces of rendering. */
const LONG_MS = 100;
/** Longer ones do as well: what is shown before Score is waited for, however busy this machine is. */
const LONGEST_MS = 4000;
/** How much sooner a call is given up that gets no answer in time. */
const IMPATIENT = 75;

export const realTimeout = window.setTimeout.bind(window);

export const patience = {
  /** 'GET /orders/:id': a call that gets no answer in time, given up after 0.2 s instead of 15 s; null for none. */
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
  ms !== undefined && ms >= LONG_MS && ms <= LONGEST_MS ? ms / FASTER : (ms ?? 0);

/** Whether the next time-out is that of a call that is given up soon: it is set in the task that sends the call. */
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
