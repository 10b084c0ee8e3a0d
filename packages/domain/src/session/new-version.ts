/** Matches the paths of screens on which the user types, buys or claims. */
const FORMS = /^\/(claim|fail|maintenance|support\/new|vault\/[^/]+\/order)([/?]|$)/;

/**
 * Whether a screen may offer to install a new version of the app. Accepting the offer reloads the page, which must not
 * interrupt a half-filled form or an order in progress (decision 63).
 *
 * @param address the screen's address in the hash router, with or without its query string
 */
export function mayOfferNewVersion(address: string): boolean {
  return !FORMS.test(address);
}
