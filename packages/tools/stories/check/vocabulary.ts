// The words that names of stories must use for states. This file is their only definition.

/** The word for a state, and patterns of words that must not be used for it. */
export interface StateWord {
  readonly word: string;
  readonly avoid: readonly RegExp[];
}

export const STATE_WORDS: readonly StateWord[] = [
  { word: 'Ready', avoid: [/^(default|basic|normal|usual|loaded|happy path)$/i] },
  {
    word: 'Loading',
    avoid: [/\bon (its|their) way\b/i, /\bis loading\b/i, /\bfetching\b/i, /^waiting for\b/i],
  },
  {
    word: 'Empty',
    avoid: [
      /^none( yet)?$/i,
      /^no data$/i,
      /^nothing( (found|here|in it|redeemed))?$/i,
      /^blank$/i,
    ],
  },
  {
    word: 'Failed',
    avoid: [
      /^error\b/i,
      /\bfailure\b/i,
      /\b(fails|failed) to load\b/i,
      /\b(whole app )?broke$/i,
      /^unreachable\b/i,
    ],
  },
  { word: 'Offline', avoid: [/\b(no|without a?) ?(connection|network)\b/i] },
  {
    word: 'Malformed body',
    avoid: [/\b(wrong|another) shape\b/i, /^malformed$/i, /^invalid (answer|body)\b/i],
  },
  { word: 'Slow', avoid: [/^latency\b/i, /^delayed\b/i] },
  { word: 'Chosen', avoid: [/^(selected|picked|active)$/i] },
  { word: 'Disabled', avoid: [/^(off|inert|greyed out)$/i] },
  {
    word: 'Extremes',
    avoid: [
      // A name that begins with 'Extremes' may say which extreme is shown: 'Extremes: long name, text at 200 %'.
      /^(?!extremes\b).*\b(long (text|title|names?|prize|type)|huge|large (type|numbers)|1,284,000|millions?|200 %|320 px|many gems)/i,
      /^double text$/i,
      /^stress\b/i,
    ],
  },
];

/** Names that may contain an avoided word, because the word has another meaning there. The value is that meaning. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'Won, on its way': 'the prize is being shipped',
  'Winner, prize on its way': 'the prize is being shipped',
};

/** Abbreviations that `sentence` keeps in capitals. */
const CAPITALS = /^(FAQ|PIN|NIP|SLA|SKU|QA)$/i;

/** Converts the name of an export to words: 'SecondaryMini' to 'Secondary mini', 'FaqOpen' to 'FAQ open'. */
export function sentence(exported: string): string {
  const words = exported
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .split(/[\s_]+/)
    .filter(Boolean);
  return words
    .map((word, at) => {
      if (CAPITALS.test(word)) return word.toUpperCase();
      const plain = word.toLowerCase();
      return at === 0 ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    })
    .join(' ');
}

/** Matches a name that Storybook has derived from the name of an export. Every word begins with a capital. */
const DERIVED_NAME = /^[A-Z]\w*(?: [A-Z\d]\w*)+$/;

/**
 * Returns the name of a story as shown in the sidebar. A name that Storybook has derived from the export gets sentence
 * case: 'Secondary Mini' becomes 'Secondary mini'. A name that the story sets is not changed.
 */
export const shownName = (name: string): string =>
  DERIVED_NAME.test(name) ? sentence(name) : name;
