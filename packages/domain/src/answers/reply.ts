import type { Failure, FailureKind } from '../session/failure.ts';
import { isForUsers, isPage } from '../session/server-message.ts';
import type { Reader } from './read.ts';

/** A server's answer. */
export interface Reply {
  status: number;
  /** The body as it was sent; '' for none. */
  body: string;
}

/**
 * The content of an answer. If the content is unreadable, the reason: `page` means an html page, such as the log-in
 * page of a captive portal. `cut` means JSON that is cut off.
 */
export type ReplyContent = { data: unknown } | { unreadable: 'page' | 'cut' };

/** Matches the beginning of JSON that is an object, a list or a text. */
const JSON_START = /^\s*[[{"]/;

/** True for a status from 200 to 299. */
export const isDone = (status: number): boolean => status >= 200 && status < 300;

/**
 * Parses the body of an answer.
 *
 * - With an error status, a body that is not JSON is returned as `data: null`.
 * - With a success status, an html page and JSON that is cut off are unreadable. Any other text is returned unchanged,
 *   because some calls return a text.
 */
export function contentOf({ status, body }: Reply): ReplyContent {
  const unreadable = (why: 'page' | 'cut'): ReplyContent =>
    isDone(status) ? { unreadable: why } : { data: null };
  let data: unknown = body;
  try {
    data = JSON.parse(body);
  } catch {
    if (!isDone(status)) return { data: null };
    if (JSON_START.test(body)) return { unreadable: 'cut' };
  }
  return typeof data === 'string' && isPage(data) ? unreadable('page') : { data };
}

/** Returns the `message` of an answer's content. Null if it is no text or blank. */
export function messageIn(data: unknown): string | null {
  const message = (data as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  404: 'missing',
  408: 'timeout',
  409: 'version',
  429: 'busy',
  502: 'gateway',
  503: 'maintenance',
  504: 'gateway',
};

/** Returns the failure for an answer whose status is not from 200 to 299. */
export function failureOfReply(status: number, data: unknown): Failure {
  const isBlocked =
    status === 403 && (data as { error_code?: unknown } | null)?.error_code === 'blacklist';
  const other = status < 400 ? 'unreadable' : 'server';
  const kind = isBlocked ? 'blacklisted' : (KINDS[status] ?? other);
  return { kind, message: messageIn(data), status };
}

/** The result of reading an answer: the value that was read, or why the call has failed. */
export type ReadReply<T> = ({ value: T } | { failure: Failure; cause?: unknown }) & {
  /**
   * Paths of the fields that were omitted because they could not be read, such as 'products_db[3].gems' (decision 52).
   * The values of these fields are not included. '' stands for the whole answer.
   */
  omitted: string[];
  /**
   * The server's message if users would not understand it ('Server Error'); otherwise null. A successful `GET` has no
   * message: its texts are content, such as the html of `GET /game/closed`.
   */
  foreignMessage: string | null;
};

/**
 * Reads an answer. The app reports the paths in `omitted`. None of our servers sends html, so an html page is reported
 * too, with the path ''. An answer that is cut off is a fault of the network and is not reported.
 */
export function readReply<T>(reply: Reply, read: Reader<T>, method: 'GET' | 'POST'): ReadReply<T> {
  const { status } = reply;
  const content = contentOf(reply);
  if ('unreadable' in content) {
    const failure: Failure = { kind: 'unreadable', message: null, status };
    const omitted = content.unreadable === 'page' ? [''] : [];
    return { failure, omitted, foreignMessage: null };
  }
  const { data } = content;
  const message = messageIn(data);
  const said = typeof data === 'string' && data !== '' ? data : message;
  const isMessage = method === 'POST' || !isDone(status);
  const foreignMessage = isMessage && said !== null && !isForUsers(said) ? said : null;
  if (!isDone(status)) {
    return { failure: failureOfReply(status, data), omitted: [], foreignMessage };
  }
  const omitted: string[] = [];
  const fields = () => omitted.map((field) => field.replace(/^\./, ''));
  try {
    const value = read(data, omitted);
    return { value, omitted: fields(), foreignMessage };
  } catch (cause) {
    if (omitted.length === 0) omitted.push('');
    const failure: Failure = { kind: 'unreadable', message, status };
    return { failure, cause, omitted: fields(), foreignMessage };
  }
}
