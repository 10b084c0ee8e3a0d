import tokens from '@gemas/ui/tokens.json' with { type: 'json' };
import { marked } from 'marked';
import { readSource } from '../../packages/tools/lib/sources.ts';
import { rulesIn } from '../../packages/tools/stories/spec-rules.ts';
import { linkDecisions } from '../pages/project/decisions.ts';
import { inCatalogue } from '../pages/project/markdown.ts';
import { SPEC_ELEMENT } from './spec.ts';

const FILE = 'figtree-latin-wght-normal.woff2';
const { emerald, neutral } = tokens;

/** Hides the rows of the panel Controls that have no control: functions, elements and objects that are not set. */
const NO_CONTROL =
  '#storybook-panel-root .docblock-argstable-body tr:not(:has(button, input, select, textarea)) { display: none; }';

/** Returns styles that Storybook's theme cannot set in the manager: the product's font and some colours. */
export const styleHead = (): string => `<style>
@font-face { font-family: "Figtree Variable"; font-weight: 300 900; font-display: swap; src: url("./fonts/${FILE}") format("woff2"); }
.sidebar-item:not([data-selected="true"]) svg:is([type="group"], [type="document"]) { color: ${neutral.ink2.$value}; }
.docblock-argstable :is([role="switch"]:checked ~ span:first-of-type, [role="switch"]:not(:checked) ~ span:last-of-type) { color: ${neutral.ink2.$value}; }
.sidebar-item:not([data-selected="true"]) svg[type="story"] { color: ${emerald['600'].$value}; }
[data-scale] { max-height: var(--h); }
#storybook-panel-root [role="tab"] { padding-inline: 7px; }
${NO_CONTROL}
</style>`;

const PRODUCT = 'docs/product.md';

/** Returns an element with the product rules as JSON, because the manager's bundle cannot read the documents. */
export function specHead(): string {
  const rules = Object.entries(rulesIn(readSource(PRODUCT))).map(([section, { anchor, text }]) => {
    const html = marked.parse(linkDecisions(inCatalogue(text)), { async: false });
    return [section, { anchor, text: html }];
  });
  // Escapes `<`, because `</script>` within the JSON would end the script element.
  const json = JSON.stringify(Object.fromEntries(rules)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SPEC_ELEMENT}">${json}</script>`;
}
