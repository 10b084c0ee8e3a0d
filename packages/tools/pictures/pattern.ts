/**
 * Whether `text` matches `pattern`, ignoring case. Without `*`, it is enough that `text` contains `pattern`. With `*`,
 * which stands for any characters, the whole `text` must match.
 */
export function matches(pattern: string, text: string): boolean {
  if (!pattern.includes('*')) return text.toLowerCase().includes(pattern.toLowerCase());
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(text);
}

/** Returns the stories whose id or title matches `pattern`. If `pattern` is null, returns all stories. */
export function selectStories<T extends { id: string; title: string }>(
  stories: readonly T[],
  only: string | null,
): T[] {
  return stories.filter(
    ({ id, title }) => only === null || [id, title].some((text) => matches(only, text)),
  );
}
