import {
  type Failure,
  type FailureKind,
  type Finding,
  findingsIn,
  type Reader,
  type Reply,
  readReply,
} from '@gemas/domain';
import type { AxiosAdapter } from 'axios';

/** Sends the requests of the client. Tests replace it. */
export type Adapter = AxiosAdapter;

export interface ClientOptions {
  apiUrl: string;
  secondaryApiUrl: string;
  appVersion: string;
  token: () => string | null;
  /**
   * Gets a new token after a 401. Resolves to false if there is no code to log in with. Rejects if the log-in failed:
   * the call then fails with that error instead of its 401. Calls that fail at the same time share one renewal.
   */
  renew: () => Promise<boolean>;
  /** Called for every failed call, except those whose caller handles failures (`isEntering`). */
  onFailure: (error: ApiError) => void;
  /** Called for each omitted part of an answer (decision 52), and for a server message that is not shown to users. */
  onFinding?: (finding: Finding) => void;
  /** Sends the requests. Default: axios' own adapter for `fetch`. */
  adapter?: Adapter;
}

export interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  /** The path with '{…}' in the place of an id: '/products/{sku}'. Reports name the call by it. Default: `path`. */
  pattern?: string;
  read: Reader<T>;
  body?: unknown;
  params?: Record<string, string | number> | undefined;
  /** Whether the call uses the second base URL of spec section 7. */
  secondary?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** True for the log-in and the start-up, which handle all failures themselves, 401 included. */
  isEntering?: boolean;
  /** Whether a 503 opens Maintenance. Any other call fails as `server` after a 503, which costs only its own place. */
  opensMaintenance?: boolean;
  /** Called right before each attempt. If it returns false, nothing is sent and the call fails as `canceled`. */
  mayBeSent?: (() => boolean) | undefined;
}

/** Sends any call, even one that changes data. Only latched actions receive this function (state/session/latch.ts). */
export type Post = <T>(call: Call<T>) => Promise<T>;

/** Calls that may be sent without a latch: reads, and the session's own calls, such as the log-in. */
type FreeCall<T> = Call<T> & ({ method: 'GET' } | { isEntering: true });

export type Send = <T>(call: FreeCall<T>) => Promise<T>;

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

/**
 * Returns what `call.read` has read from a reply. Throws `ApiError` if the reply says that the call has failed, or if it
 * cannot be read.
 *
 * @param isRefusedAlone whether a 401 refuses only this call. The call then fails as `server`, and the session goes on
 */
export function readAnswer<T>(
  call: Call<T>,
  reply: Reply,
  onFinding: ClientOptions['onFinding'] = () => {},
  isRefusedAlone = false,
): T {
  const answer = readReply(reply, call.read, call.method);
  const name = `${call.method} ${call.pattern ?? call.path}`;
  for (const finding of findingsIn(name, answer)) onFinding(finding);
  if (!('failure' in answer)) return answer.value;
  const { kind, message, status } = answer.failure;
  const costsItsPlace =
    kind === 'maintenance' ? !call.opensMaintenance : kind === 'unauthorized' && isRefusedAlone;
  throw new ApiError(costsItsPlace ? 'server' : kind, message, { cause: answer.cause, status });
}
