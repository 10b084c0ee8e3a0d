import type { FailureKind } from '@gemas/domain';
import type { Freshness } from './Freshness/freshness.ts';

/** The state of a screen's request to the server. Data always says how current it is. */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'ready'; data: T; freshness: Freshness };

/** As `Remote`, for a list that may have nothing in it. */
export type RemoteList<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'empty'; freshness: Freshness }
  | { status: 'ready'; items: readonly T[]; freshness: Freshness };
