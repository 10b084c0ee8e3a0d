/** For fields with names of people or places: no autocorrection, and nothing is sent to a spelling checker. */
export const NAME_TYPING = {
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'next',
} as const;
