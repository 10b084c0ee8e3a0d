import type { FailureKind } from '@gemas/domain';

/** The state of a screen's request to the server. */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'ready'; data: T };

/** As `Remote`, for a list that may have nothing in it. */
export type RemoteList<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; items: readonly T[] };
