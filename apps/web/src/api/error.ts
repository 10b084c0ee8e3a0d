import type { Failure, FailureKind } from '@gemas/domain';

/** The one error that every call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The server's own message, null where it sent none. */
  readonly serverMessage: string | null;

  constructor(kind: FailureKind, serverMessage: string | null = null, cause?: unknown) {
    super(serverMessage ?? kind, { cause });
    this.kind = kind;
    this.serverMessage = serverMessage;
  }
}

/** Anything thrown as a failure; what is no `ApiError` counts as unreadable. */
export function toFailure(error: unknown): Failure {
  return error instanceof ApiError
    ? { kind: error.kind, message: error.serverMessage }
    : { kind: 'unreadable', message: null };
}
