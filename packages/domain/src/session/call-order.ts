/**
 * Gives each call that fetches the user a number, and finds out which of these calls are outdated. Times are not
 * compared, because the phone's clock may be wrong.
 */
export interface CallOrder {
  /** Called before a call that fetches the user. Returns the number of that call. */
  ask: () => number;
  /** Makes all calls with a number below `call` outdated. */
  supersedeBefore: (call: number) => void;
  isOutdated: (call: number) => boolean;
}

/** Creates a `CallOrder` for the calls that fetch one user. */
export function callOrder(): CallOrder {
  let asked = 0;
  let known = 0;
  return {
    ask: () => {
      asked += 1;
      return asked;
    },
    supersedeBefore: (call) => {
      known = Math.max(known, call);
    },
    isOutdated: (call) => call < known,
  };
}
