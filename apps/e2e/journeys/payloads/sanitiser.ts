// Replaces `dompurify` in the build of the payload page. With `?sanitiser=off` in the address, sanitises nothing.
import DOMPurify from 'dompurify';

interface Policy {
  createHTML(html: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const rules = { createHTML: (html: string) => html };
let policy: Policy | undefined;

/** Converts html to nodes without any check. Unlike with innerHTML, scripts in the html run once they are inserted. */
function pass(html: string): DocumentFragment {
  policy ??= trustedTypes?.createPolicy('dompurify', rules) ?? rules;
  return document.createRange().createContextualFragment(policy.createHTML(html) as string);
}

const isOff = new URLSearchParams(location.search).get('sanitiser') === 'off';

export default isOff ? { sanitize: pass, addHook: () => undefined } : DOMPurify;
