/** Screens where something is typed, bought or claimed, as patterns of their paths. */
const FORMS = /^\/(claim|fail|maintenance|support\/new|vault\/[^/]+\/order)(\/|$)/;

/**
 * Whether a new version may be offered on a screen: taking it loads the page anew, which must not happen to a
 * half-written form or to an order (decision 63).
 *
 * @param pathname of the hash router, without its search
 */
export function mayOfferNewVersion(pathname: string): boolean {
  return !FORMS.test(pathname);
}
