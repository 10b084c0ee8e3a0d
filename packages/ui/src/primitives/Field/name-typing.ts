/** For a field that takes names, of people or places: no keyboard corrects them, and no checker is sent them. */
export const NAME_TYPING = {
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'next',
} as const;
