// Replacement for `dompurify` in the payload page. With `?sanitiser=off` it does not sanitise.
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

/** Parses `html` without sanitising it. Scripts in the result run when the nodes are inserted into the page. */
function pass(html: string): DocumentFragment {
  policy ??= trustedTypes?.createPolicy('dompurify', rules) ?? rules;
  return document.createRange().createContextualFragment(policy.createHTML(html) as string);
}

const isOff = new URLSearchParams(location.search).get('sanitiser') === 'off';

export default isOff ? { sanitize: pass, addHook: () => undefined } : DOMPurify;
