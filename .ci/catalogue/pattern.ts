/** True if `pattern` is part of `text`, or, as a glob with `*`, matches all of it. Case is ignored. */
export function matches(pattern: string, text: string): boolean {
  if (!pattern.includes('*')) return text.toLowerCase().includes(pattern.toLowerCase());
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(text);
}

/** The stories whose id or title matches. All stories without a pattern. */
export function selectStories<T extends { id: string; title: string }>(
  stories: readonly T[],
  only: string | null,
): T[] {
  return stories.filter(
    ({ id, title }) => only === null || [id, title].some((text) => matches(only, text)),
  );
}
