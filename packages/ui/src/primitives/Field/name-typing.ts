/**
 * Attributes for fields with names of people or places: no autocorrection, and no spelling checker that would send the
 * text to a server.
 */
export const NAME_TYPING = {
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'next',
} as const;
