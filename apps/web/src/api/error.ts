import type { Failure, FailureKind } from '@gemas/domain';

/** The one error that every call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The server's own words, null where it sent none. */
  readonly serverMessage: string | null;

  constructor(kind: FailureKind, serverMessage: string | null = null, cause?: unknown) {
    super(serverMessage ?? kind, { cause });
    this.kind = kind;
    this.serverMessage = serverMessage;
  }
}

/** Any thrown thing as a failure; what is not ours cannot have been read. */
export function toFailure(error: unknown): Failure {
  return error instanceof ApiError
    ? { kind: error.kind, message: error.serverMessage }
    : { kind: 'unreadable', message: null };
}
