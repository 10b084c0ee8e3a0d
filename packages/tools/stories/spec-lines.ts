// Finds the line of docs/product.md that describes a state. A line is a `Block`: a paragraph, a list item or a table
// row. `packages/ui/src/state-map` lists all states of the spec.
import type { Block } from './spec-rules.ts';

/** Words that are too common to identify a line. */
const COMMON = new Set(
  `a an and are as at be but by for from has have in is it its not of off on one or own that the there this to was
   what when where which while who with without until they their them then than so no shows shown show leads lead
   de la el los las un una en y que con para su tu es se al por lo`.split(/\s+/),
);

/** Returns the stems of the words in a text. Numbers are not changed. */
function stems(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\d$<>]+/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5)));
}

/**
 * The first words of the line of docs/product.md that describes a state, by the id of the state. Null if no single line
 * describes the state. Lists only states for which the words of the id and title do not lead to the right line.
 */
export const LINE_OF_STATE: Readonly<Record<string, string | null>> = {
  'session-fail.no-code': null,
  'session-fail.server': null,
  'session.booting': 'The app begins',
  'session.token-to-score': 'The app begins',
  'session.code-login': 'If the server refuses the token or fails',
  'session.shared-phone': "Somebody else's code",
  'error.swallowed': 'Nearly everything else',
  'score.wallet-huge': 'The wallet says',
  'score.role-promoter-no-territory': '4 with a region · ',
  'score.role-promoter': '4 without · ',
  'score.corporate-loading': '2, 6, 9 · ',
  'score.corporate-empty': '2, 6, 9 · ',
  'score.corporate-failure': '2, 6, 9 · ',
  'challenge.global-hidden': 'Shown to the roles',
  'challenge.no-position': "'Te encuentras",
  'challenge.page-previous': '`<` and `>`',
  'challenge.page-last': '`<` and `>`',
  'challenge.global-loading': null,
  'challenge.global-failure': null,
  'ranking.region': 'Regional and territorial',
  'vault.tag': 'Nine categories',
  'vault.last-page': "'Ver más productos'",
  'detail.terms-declined': 'Redeeming opens',
  'checkout.delivery': 'Who receives it',
  'checkout.another-address': 'Who receives it',
  'checkout.stores-failure': 'Cards: the choice',
  'checkout.cancel': null,
  'redeem.double-submit': 'No second order',
  'redeem.success': 'The order exists',
  'redeem.success-card': 'The order exists',
  'redeem.ordered-today-again': 'A sku in',
  'redeem.ordered-today-cancelled': 'A sku in',
  'card.recharge': 'Recharging asks',
  'card.in-hand': 'Recharging asks',
  'card.none-owned': 'A replacement is always',
  'simulation.no-shipping': 'It speaks of',
  'tracking.unknown': 'Stages behind',
  'tracking.none': null,
  'help.materials': 'Materials:',
  'new-ticket.sending': "'Enviar ticket'",
};

/** Minimum score of the best line, as a share of the score of a line with all words of the state, 0 to 1. */
const MIN_SHARE = 0.45;
/** The score of the best line must be at least this many times the score of the second-best line. */
const MIN_LEAD = 1.3;

/**
 * Returns the index of the line that describes a state. `blocks` are the lines of one section. Returns null if no line
 * clearly matches the state better than the others.
 */
export function blockBehind(
  { id, title }: { readonly id: string; readonly title: string },
  blocks: readonly Block[],
): number | null {
  const start = LINE_OF_STATE[id];
  if (start === null) return null;
  if (start !== undefined) return blocks.findIndex(({ text }) => text.startsWith(start));
  if (blocks.length === 1) return 0;
  const texts = blocks.map(({ text }) => stems(text));
  const [, what = ''] = id.split('.');
  const wanted = new Set([...stems(title), ...stems(what.replaceAll('-', ' '))]);
  /** Returns the weight of a word. A word that occurs in one line counts more than a word that occurs in many. */
  const weight = (word: string) => {
    const lines = texts.filter((text) => text.has(word)).length;
    return lines === 0 ? 0.5 : 1 / lines;
  };
  const all = [...wanted].reduce((sum, word) => sum + weight(word), 0);
  const scores = texts.map((text) =>
    [...wanted].reduce((sum, word) => sum + (text.has(word) ? weight(word) : 0), 0),
  );
  const [best = 0, next = 0] = [...scores].sort((a, b) => b - a);
  return best / all >= MIN_SHARE && best >= next * MIN_LEAD ? scores.indexOf(best) : null;
}
