/** The part of Trusted Types that is used here, because no TypeScript library declares them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * The URL of our service worker for `register`. If the page's policy requires Trusted Types, plain text is refused.
 * `worker` is an allowed policy of that list (apps/web/deploy/headers.ts) that accepts only this file.
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
  // `register` takes a TrustedScriptURL, which TypeScript's own types do not declare yet.
  return (trustedTypes?.createPolicy('worker', rules) ?? rules).createScriptURL(file) as string;
}
