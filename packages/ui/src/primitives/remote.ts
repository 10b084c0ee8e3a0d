import type { FailureKind } from '@gemas/domain';
import type { Freshness } from './Freshness/freshness.ts';

/** State of a request to the server. `freshness` says how current the loaded data is. */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'ready'; data: T; freshness: Freshness };

/** State of a request for a list, which may be empty. */
export type RemoteList<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'empty'; freshness: Freshness }
  | { status: 'ready'; items: readonly T[]; freshness: Freshness };
