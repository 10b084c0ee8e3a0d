import { readJson, type SafeStorage, writeJson } from './storage.ts';

/** Something that was sent and whose fate is not known: on its way, or never answered. */
interface Sent {
  userId: number;
  sku: string;
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, sku } = value as Partial<Record<keyof Sent, unknown>>;
  return typeof userId === 'number' && typeof sku === 'string';
}

/** Remembers over a reload that something was sent; it belongs to a person. */
export function sentRecord(storage: SafeStorage, key: string) {
  return {
    isOf(userId: number, sku: string): boolean {
      const sent = readJson<Sent | null>(storage, key, isSent, null);
      return sent?.userId === userId && sent.sku === sku;
    },
    keep: (userId: number, sku: string) => writeJson(storage, key, { userId, sku } satisfies Sent),
    drop: () => storage.removeItem(key),
  };
}
