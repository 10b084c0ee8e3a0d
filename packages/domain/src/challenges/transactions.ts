import type { Id } from '../format/id.ts';
import type { ClientTransaction } from './challenge.ts';

/** Number of transaction types that a client can complete. Each is worth 1 gem (spec section 9). */
export const CLIENT_TYPES = 3;

/** Message if the server sends no clients, because the user has no activations. */
export const NO_ACTIVATIONS = 'Sin activaciones';
/** Message if no client of the user has completed a transaction type. */
export const NONE_MET = 'Ninguna de tus activaciones ha cumplido alguno de sus desafíos.';

/** A transaction type that the spec names (spec section 9). */
export type TypeKind = 'top-up' | 'service' | 'credit';

/**
 * The three transaction types. `bonus` is the bonus for the client, in pesos. `words` matches slugs and names of the
 * type.
 */
const TYPES: readonly { kind: TypeKind; name: string; bonus: number; words: RegExp }[] = [
  { kind: 'top-up', name: 'Recarga', bonus: 30, words: /recarga|top_?up|tiempo_aire|tae/ },
  { kind: 'service', name: 'Pago de servicio', bonus: 50, words: /servic/ },
  { kind: 'credit', name: 'Pago de crédito', bonus: 30, words: /credit/ },
];

/** One transaction type of a client, completed or not. */
export interface ClientType {
  slug: string;
  name: string;
  completed: boolean;
  /** Null for a type that the spec does not name. */
  kind: TypeKind | null;
  /** Bonus for the client, in pesos. Null for a type that the spec does not name. */
  bonus: number | null;
}

/** A client as the transactions challenge shows it. */
export interface ClientView {
  id: Id;
  /** The client's id in a system other than the game (`external_id`). */
  reference: string;
  /** Number of completed transaction types, 0 to 3. */
  completed: number;
  /** Gems that the user receives: 1 for each completed type. */
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
 * Returns a client with exactly three transaction types. A type that the server omits counts as not completed. A type
 * that is sent twice counts once.
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

/** Content of the transactions challenge (spec section 2). */
export type TransactionsView =
  | { kind: 'no-activations'; text: typeof NO_ACTIVATIONS }
  /** The user has clients, but none of them has completed a transaction type. */
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
