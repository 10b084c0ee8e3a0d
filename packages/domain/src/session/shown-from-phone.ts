import { MAX_AGE_MS } from '../answers/stored.ts';

/**
 * Whether a screen is first shown from stored data. Early calls for the screen's data would then only delay the code
 * that shows the screen (decision 67).
 *
 * @param screen path of the screen without '/'
 * @param readStored returns the stored answer `name` of the phone's owner as JSON; null if no answer is stored
 * @param now ms since 1970
 * @throws SyntaxError if the stored user is not JSON.
 */
export function isShownFromPhone(
  screen: string,
  readStored: (name: string) => string | null,
  now: number,
): boolean {
  // The vault shows its stored products, even if they are older than `MAX_AGE_MS`.
  if (screen === 'vault') return readStored('products') !== null;
  // Score is shown from the stored user if that user is recent enough (decision 64).
  const identity = screen === 'score' ? readStored('identity') : null;
  return identity !== null && now - JSON.parse(identity).at < MAX_AGE_MS;
}
