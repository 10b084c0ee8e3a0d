/** Runs `act` while `performance.now` is `ms` ahead. Restores the clock afterwards. */
async function later(ms: number, act: () => Promise<void>): Promise<void> {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
  try {
    await act();
  } finally {
    Reflect.deleteProperty(performance, 'now');
  }
}

/**
 * Runs `act` a minute and a half later. Answers of the server can then prove that an order was not made (decision 37).
 */
export const inAMinute = (act: () => Promise<void>): Promise<void> => later(90_000, act);

/** Runs `act` eleven minutes later. An order without proof can then be ordered again (decision 37). */
export const inElevenMinutes = (act: () => Promise<void>): Promise<void> => later(660_000, act);
