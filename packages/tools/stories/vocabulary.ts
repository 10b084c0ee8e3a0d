// The names of stories: one word for each state, and the words of an export's name.

/** The words for states, each with patterns of words that must not be used for the state. */
const AVOIDED: Readonly<Record<string, readonly RegExp[]>> = {
  Ready: [/^(default|basic|normal|usual|loaded|happy path)$/i],
  Loading: [/\bon (its|their) way\b/i, /\bis loading\b/i, /\bfetching\b/i, /^waiting for\b/i],
  Empty: [/^none( yet)?$/i, /^no data$/i, /^nothing( (found|here|in it|redeemed))?$/i, /^blank$/i],
  Failed: [
    /^error\b/i,
    /\bfailure\b/i,
    /\b(fails|failed) to load\b/i,
    /\b(whole app )?broke$/i,
    /^unreachable\b/i,
  ],
  Offline: [/\b(no|without a?) ?(connection|network)\b/i],
  'Malformed body': [/\b(wrong|another) shape\b/i, /^malformed$/i, /^invalid (answer|body)\b/i],
  Slow: [/^latency\b/i, /^delayed\b/i],
  Chosen: [/^(selected|picked|active)$/i],
  Disabled: [/^(off|inert|greyed out)$/i],
  Extremes: [
    // A name that begins with 'Extremes' may say which extreme is shown: 'Extremes: long name, text at 200 %'.
    /^(?!extremes\b).*\b(long (text|title|names?|prize|type)|huge|large (type|numbers)|1,284,000|millions?|200 %|320 px|many gems)/i,
    /^double text$/i,
    /^stress\b/i,
  ],
};

/** Names that may contain an avoided word, because they are about a prize that is being shipped. */
const ALLOWED = ['Won, on its way', 'Winner, prize on its way'];

/** Returns the names of stories that contain a word to avoid, with the word to use instead. */
export function avoidedWords(stories: readonly { id: string; name: string }[]): string[] {
  return stories.flatMap(({ id, name }) =>
    Object.entries(AVOIDED)
      .filter(([, avoid]) => !ALLOWED.includes(name) && avoid.some((words) => words.test(name)))
      .map(([word]) => `${id} '${name}': say ${word}`),
  );
}

/** Abbreviations that `sentence` writes in capitals. */
const CAPITALS = /\b(faq|pin|nip|sla|sku|qa)\b/g;

/** Converts the name of an export to words: 'SecondaryMini' to 'Secondary mini', 'FaqOpen' to 'FAQ open'. */
export function sentence(exported: string): string {
  const words = exported
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Matches a name that Storybook has derived from the name of an export. Every word begins with a capital. */
const DERIVED_NAME = /^[A-Z]\w*(?: [A-Z\d]\w*)+$/;

/**
 * Returns the name of a story as shown in the sidebar. A name that Storybook has derived from the export gets sentence
 * case: 'Secondary Mini' becomes 'Secondary mini'. A name that the story sets is not changed.
 */
export const shownName = (name: string): string =>
  DERIVED_NAME.test(name) ? sentence(name) : name;
