/** When every story happens: 14 March 2026, 3:05 PM in Mexico City. */
export const STORY_TIME = Date.parse('2026-03-14T15:05:00-06:00');

const RealDate = Date;
/** How far the clock of a story is from the real one, ms. */
let offset = 0;

/**
 * Moves the clock to `STORY_TIME` and lets it run from there, so that the same story shows the same dates
 * every day. Timers are left alone. Answers how to put the clock back.
 */
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

/** Moves the clock of a story on by `ms`; timers are left alone. */
export function passTime(ms: number): void {
  offset += ms;
}
