// The words for states in the names of stories. Only this file decides about them.

/** A word for a state, and the words to avoid. */
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
      // The name of an 'Extremes' story adds the kind: 'Extremes: long name, text at 200 %'.
      /^(?!extremes\b).*\b(long (text|title|names?|prize|type)|huge|large (type|numbers)|1,284,000|millions?|200 %|320 px|many gems)/i,
      /^double text$/i,
      /^stress\b/i,
    ],
  },
];

/** Names that contain an avoided word with another meaning, and that meaning. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'Won, on its way': 'the prize is being shipped',
  'Winner, prize on its way': 'the prize is being shipped',
};

/** Words that keep their capitals within a name. */
const CAPITALS = /^(FAQ|PIN|NIP|SLA|SKU|QA)$/i;

/** The name of an export as a sentence: 'SecondaryMini' as 'Secondary mini', 'FaqOpen' as 'FAQ open'. */
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

/** A name that Storybook derived from an export: every word begins with a capital. */
const MADE = /^[A-Z]\w*(?: [A-Z\d]\w*)+$/;

/** The displayed name of a story. A name that the story sets is kept. */
export const shownName = (name: string): string => (MADE.test(name) ? sentence(name) : name);
