/**
 * Attributes for fields with names of people or places. They turn off autocorrection, and also spelling checkers,
 * because some send the text to a server.
 */
export const NAME_TYPING = {
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
