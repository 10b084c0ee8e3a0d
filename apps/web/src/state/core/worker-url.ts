/** The part of the Trusted Types API that is used here. No TypeScript library declares it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * Returns the URL of our service worker for `register`. If the page's content security policy requires Trusted Types,
 * `register` refuses a plain string. The content security policy allows a Trusted Types policy with
 * the name `worker` (apps/web/deploy/headers.ts). That policy accepts only the URL of the service worker.
 *
 * @param file name of the worker's file, in the same folder as index.html
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
