import { readSource } from '../../packages/tools/lib/sources.ts';
import { SPEC_ELEMENT } from '../manager/spec.ts';
import { rulesIn } from '../pages/project/rules.ts';

const PRODUCT = 'docs/product.md';

/**
 * Returns an element with the product rules of docs/product.md as JSON, for the page of Storybook's manager. The bundle
 * of the manager cannot read the project's documents.
 */
export function specHead(): string {
  // A `<` within the JSON could end the script element.
  const json = JSON.stringify(rulesIn(readSource(PRODUCT))).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SPEC_ELEMENT}">${json}</script>`;
}
