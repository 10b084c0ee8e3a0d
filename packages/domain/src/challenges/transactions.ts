import type { ClientTransaction } from './challenge.ts';

/** Types that a client can complete; each is worth 1 gem (spec section 9). */
export const CLIENT_TYPES = 3;

/** 'Sin activaciones': the user has none. */
export const NO_ACTIVATIONS = 'Sin activaciones';
/** None of the user's activations has met a challenge. */
export const NONE_MET = 'Ninguna de tus activaciones ha cumplido alguno de sus desafíos.';

/** A type that the specification names (spec section 9). */
export type TypeKind = 'top-up' | 'service' | 'credit';

/** The three types with their bonus for the client, in pesos, and patterns that match their slugs. */
const TYPES: readonly { kind: TypeKind; name: string; bonus: number; words: RegExp }[] = [
  { kind: 'top-up', name: 'Recarga', bonus: 30, words: /recarga|top_?up|topup|tiempo_aire|tae/ },
  { kind: 'service', name: 'Pago de servicio', bonus: 50, words: /servic/ },
  { kind: 'credit', name: 'Pago de crédito', bonus: 30, words: /credit/ },
];

/** One type of a client. */
export interface ClientType {
  slug: string;
  name: string;
  completed: boolean;
  /** Null for an unknown type. */
  kind: TypeKind | null;
  /** Pesos for the client; null for an unknown type. */
  bonus: number | null;
}

/** A client as the transactions challenge shows it. */
export interface ClientView {
  id: number;
  /** External reference. */
  reference: string;
  /** 0 to 3. */
  completed: number;
  /** Gems for the user: 1 for each completed type. */
  gems: number;
  types: readonly ClientType[];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/gu, '_');
}

function typeOf(slug: string, name: string) {
  const bySlug = TYPES.find(({ words }) => words.test(plain(slug)));
  return bySlug ?? TYPES.find(({ words }) => words.test(plain(name)));
}

/**
 * A client with exactly three slots. Types that the server omits are not completed, and a type that is sent twice
 * counts once (decision 61).
 */
export function clientView({ id, external_id, types }: ClientTransaction): ClientView {
  const sent = types
    .map((type) => ({ type, known: typeOf(type.slug, type.name) }))
    .filter(({ known }, at, all) => !known || all.findIndex((one) => one.known === known) === at);
  const missing = TYPES.filter((one) => !sent.some(({ known }) => known === one));
  const slots: ClientType[] = [
    ...sent.map(({ type, known }) => ({
      slug: type.slug,
      name: type.name || (known?.name ?? ''),
      completed: type.completed,
      kind: known?.kind ?? null,
      bonus: known?.bonus ?? null,
    })),
    ...missing.map(({ kind, name, bonus }) => ({
      slug: kind,
      name,
      completed: false,
      kind,
      bonus,
    })),
  ].slice(0, CLIENT_TYPES);
  const completed = slots.filter((slot) => slot.completed).length;
  return { id, reference: external_id, completed, gems: completed, types: slots };
}

/** What the transactions challenge shows (spec section 2). */
export type TransactionsView =
  | { kind: 'no-activations'; text: typeof NO_ACTIVATIONS }
  /** There are clients, but none has completed a type. */
  | { kind: 'none-met'; text: typeof NONE_MET; clients: readonly ClientView[] }
  | { kind: 'clients'; clients: readonly ClientView[]; gems: number };

export function transactionsView(transactions: readonly ClientTransaction[]): TransactionsView {
  if (transactions.length === 0) return { kind: 'no-activations', text: NO_ACTIVATIONS };
  const clients = transactions.map(clientView);
  const gems = clients.reduce((sum, client) => sum + client.gems, 0);
  return gems === 0
    ? { kind: 'none-met', text: NONE_MET, clients }
    : { kind: 'clients', clients, gems };
}
