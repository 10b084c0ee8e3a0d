import { readJson, type SafeStorage, writeJson } from './storage.ts';

/** Something that was sent and whose outcome is not known: in progress, or never answered. */
interface Sent {
  userId: number;
  sku: string;
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, sku } = value as Partial<Record<keyof Sent, unknown>>;
  return typeof userId === 'number' && typeof sku === 'string';
}

/** Remembers across a reload that a user has sent something. */
export function sentRecord(storage: SafeStorage, key: string) {
  return {
    isFor(userId: number, sku: string): boolean {
      const sent = readJson<Sent | null>(storage, key, isSent, null);
      return sent?.userId === userId && sent.sku === sku;
    },
    save: (userId: number, sku: string) => writeJson(storage, key, { userId, sku } satisfies Sent),
    remove: () => storage.removeItem(key),
  };
}
