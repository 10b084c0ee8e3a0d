/**
 * Runs `act` while `performance.now` is a minute and a half ahead. Answers of the server can then prove that an order
 * was not made (decision 37). Restores the clock afterwards.
 */
export async function inAMinute(act: () => Promise<void>): Promise<void> {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 90_000;
  try {
    await act();
  } finally {
    Reflect.deleteProperty(performance, 'now');
  }
}
