import type { Failure, FailureKind } from '@gemas/domain';

/** Every failed call rejects with an error of this class. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The server's own message; null if it sent none. */
  readonly serverMessage: string | null;
  /** HTTP status; undefined if no answer arrived. */
  readonly status: number | undefined;

  constructor(
    kind: FailureKind,
    serverMessage: string | null = null,
    { cause, status }: { cause?: unknown; status?: number | undefined } = {},
  ) {
    super(serverMessage ?? kind, { cause });
    this.kind = kind;
    this.serverMessage = serverMessage;
    this.status = status;
  }
}

/** Converts anything thrown to a failure. Anything but an `ApiError` becomes a failure of the kind 'unreadable'. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unreadable', message: null };
  const { kind, serverMessage: message, status } = error;
  return { kind, message, ...(status !== undefined && { status }) };
}
