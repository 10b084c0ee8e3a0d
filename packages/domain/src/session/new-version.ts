/** Screens on which the user types, buys or claims, as patterns of their paths. */
const FORMS = /^\/(claim|fail|maintenance|support\/new|vault\/[^/]+\/order)(\/|$)/;

/**
 * Whether a new version may be offered on a screen. Accepting it reloads the page, which must not happen to a
 * half-filled form or an order in progress (decision 63).
 *
 * @param pathname of the hash router, without its search
 */
export function mayOfferNewVersion(pathname: string): boolean {
  return !FORMS.test(pathname);
}
