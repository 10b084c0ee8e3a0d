import { readSource } from '../../.ci/sources.ts';
import { SPEC_ELEMENT } from '../manager/spec.ts';
import { rulesIn } from '../pages/project/rules.ts';

const PRODUCT = 'docs/product.md';

/** The rules of the product as data in the manager's page, whose bundle cannot read the project's documents. */
export function specHead(): string {
  // A `<` within the JSON could end the element.
  const json = JSON.stringify(rulesIn(readSource(PRODUCT))).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SPEC_ELEMENT}">${json}</script>`;
}
