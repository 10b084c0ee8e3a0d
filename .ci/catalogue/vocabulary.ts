// The words for states in the names of stories: the one place that decides on them.

/** A state, and what it must not be called. */
export interface StateWord {
  readonly word: string;
  readonly instead: readonly RegExp[];
}

export const STATE_WORDS: readonly StateWord[] = [
  { word: 'Ready', instead: [/^(default|basic|normal|usual|loaded|happy path)$/i] },
  {
    word: 'Loading',
    instead: [/\bon (its|their) way\b/i, /\bis loading\b/i, /\bfetching\b/i, /^waiting for\b/i],
  },
  {
    word: 'Empty',
    instead: [
      /^none( yet)?$/i,
      /^no data$/i,
      /^nothing( (found|here|in it|redeemed))?$/i,
      /^blank$/i,
    ],
  },
  {
    word: 'Failed',
    instead: [
      /^error\b/i,
      /\bfailure\b/i,
      /\b(fails|failed) to load\b/i,
      /\b(whole app )?broke$/i,
      /^unreachable\b/i,
    ],
  },
  { word: 'Offline', instead: [/\b(no|without a?) ?(connection|network)\b/i] },
  {
    word: 'Malformed body',
    instead: [/\b(wrong|another) shape\b/i, /^malformed$/i, /^invalid (answer|body)\b/i],
  },
  { word: 'Slow', instead: [/^latency\b/i, /^delayed\b/i] },
  { word: 'Chosen', instead: [/^(selected|picked|active)$/i] },
  { word: 'Disabled', instead: [/^(off|inert|greyed out)$/i] },
  {
    word: 'Extremes',
    instead: [
      // What a story adds after 'Extremes' says which: 'Extremes: long name, text at 200 %'.
      /^(?!extremes\b).*\b(long (text|title|names?|prize|type)|huge|large (type|numbers)|1,284,000|millions?|200 %|320 px|many gems)/i,
      /^double text$/i,
      /^stress\b/i,
    ],
  },
];

/** Names that hold a forbidden word and mean something else, each with what it means. */
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

/** A name that Storybook made of an export: every word of it begins with a capital. */
const MADE = /^[A-Z]\w*(?: [A-Z\d]\w*)+$/;

/** The name of a story as it is shown: one that it gave itself stays. */
export const shownName = (name: string): string => (MADE.test(name) ? sentence(name) : name);
