/** The time at which every story starts: 14 March 2026, 3:05 PM in Mexico City. */
export const STORY_TIME = Date.parse('2026-03-14T15:05:00-06:00');

const RealDate = Date;
/** Difference between the clock of a story and the real time, ms. */
let offset = 0;

/** Starts the clock at `STORY_TIME`, so that a story shows the same dates every day. Timers are not changed. */
export function startClock(): () => void {
  offset = STORY_TIME - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Moves the clock of a story forward by `ms`. Timers are not changed. */
export function passTime(ms: number): void {
  offset += ms;
}
