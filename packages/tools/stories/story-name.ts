// The names of stories, as words.

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
