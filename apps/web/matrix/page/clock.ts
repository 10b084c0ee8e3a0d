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

function isLacking(method: string, url: string | URL): boolean {
  const [wanted, path = ''] = patience.lacking?.split(' ') ?? [];
  const pattern = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);
  return (
    wanted === method.toUpperCase() && pattern.test(new URL(url, window.location.href).pathname)
  );
}

const faster = (ms: number | undefined) =>
  ms !== undefined && ms >= LONG_MS && ms <= LONGEST_MS ? ms / FASTER : (ms ?? 0);

const { setTimeout: plainTimeout } = window;
window.setTimeout = ((run: () => void, ms?: number, ...args: []) =>
  plainTimeout(run, faster(ms), ...args)) as typeof window.setTimeout;

const { prototype } = XMLHttpRequest;
const impatient = new WeakSet<XMLHttpRequest>();
const open = prototype.open as (method: string, url: string | URL, ...rest: unknown[]) => void;
prototype.open = function (this: XMLHttpRequest, ...call: Parameters<typeof open>) {
  if (isLacking(call[0], call[1])) impatient.add(this);
  open.apply(this, call);
};

const timeout = Object.getOwnPropertyDescriptor(prototype, 'timeout');
Object.defineProperty(prototype, 'timeout', {
  ...timeout,
  set(this: XMLHttpRequest, ms: number) {
    timeout?.set?.call(this, impatient.has(this) ? ms / IMPATIENT : ms);
  },
});
