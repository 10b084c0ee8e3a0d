/** The part of the browser's Trusted Types that is used here: no engine's types know them all. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * The address of our service worker for `register`. Where the page's policy asks for Trusted Types, a plain text is
 * refused there; `worker` is a policy of that list (apps/web/deploy/headers.ts) which lets this one file pass.
 *
 * @param file name of the worker beside index.html
 * @throws TypeError for a file of another folder or origin.
 */
export function trustedWorkerUrl(file: string, page = document.baseURI): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = {
    createScriptURL(address: string) {
      const url = new URL(address, page);
      if (url.href !== new URL(url.pathname.slice(url.pathname.lastIndexOf('/') + 1), page).href) {
        throw new TypeError(`Not a worker of ours: ${address}`);
      }
      return url.href;
    },
  };
  // `register` takes a TrustedScriptURL, which TypeScript's own types do not know yet.
  return (trustedTypes?.createPolicy('worker', rules) ?? rules).createScriptURL(file) as string;
}
