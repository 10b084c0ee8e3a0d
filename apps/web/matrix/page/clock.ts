// Imported before the app: its waits and time-outs pass faster, so that no cell has to wait for them in earnest.

const FASTER = 20;
/** Shorter waits pass as they are: transitions and debounces of rendering. */
const LONG_MS = 100;
/** Longer ones do as well: what is shown before Score is waited for, however busy this machine is. */
const LONGEST_MS = 4000;
/** How much sooner a call is given up while `isImpatient`. */
const IMPATIENT = 75;

export const realTimeout = window.setTimeout.bind(window);

export const patience = {
  /** True while a call gets no answer in time: it is given up after 0.2 s instead of 15 s. */
  isImpatient: false,
};

const faster = (ms: number | undefined) =>
  ms !== undefined && ms >= LONG_MS && ms <= LONGEST_MS ? ms / FASTER : (ms ?? 0);

const { setTimeout: plainTimeout } = window;
window.setTimeout = ((run: () => void, ms?: number, ...args: []) =>
  plainTimeout(run, faster(ms), ...args)) as typeof window.setTimeout;

const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
  ...timeout,
  set(this: XMLHttpRequest, ms: number) {
    timeout?.set?.call(this, patience.isImpatient ? ms / IMPATIENT : ms);
  },
});
