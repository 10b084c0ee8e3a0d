import type { ReadReply } from '../answers/reply.ts';
import { wordSet } from '../format/fold.ts';
import { routes } from '../routes/routes.ts';
import { ENGLISH_WORDS, MAX_MESSAGE_LENGTH } from '../session/server-message.ts';

/**
 * Kind of a finding.
 *
 * - `error`: an uncaught error.
 * - `chunk`: code that could not be loaded.
 * - `unreadable`: an answer, or a part of it, that could not be read.
 * - `message`: a server message that staff would not understand.
 * - `policy`: a violation of the page's content security policy.
 * - `vital`: a measurement, such as LCP.
 */
export type FindingKind = 'error' | 'chunk' | 'unreadable' | 'message' | 'policy' | 'vital';

/** An event for the operators of the app. It contains no name, code, token or typed text. */
export interface Finding {
  kind: FindingKind;
  /**
   * What happened, for example 'TypeError: Cannot read properties of undefined', 'GET /products: products_db[].gems' or
   * 'LCP'.
   */
  text: string;
  /** Position in our own code: 'app-1a2b.js:1:204'. */
  at?: string;
  /** Value of a measurement: ms, or a ratio for CLS. */
  value?: number;
}

/** Maximum length of a finding's text, in characters. */
const TEXT_LENGTH = 160;
/**
 * Names of errors whose messages come from the JavaScript engine and are only about code. The message of any other
 * error may quote a text of a user or of the server.
 */
const ABOUT_CODE = new Set(['TypeError', 'ReferenceError', 'RangeError']);
/** Names of errors that browsers throw. Any other name may contain text of a user and is not reported. */
const NAMES = wordSet(
  `Error TypeError ReferenceError RangeError SyntaxError EvalError URIError AggregateError ApiError AbortError DataError
  NetworkError TimeoutError SecurityError NotAllowedError NotFoundError NotSupportedError InvalidStateError
  QuotaExceededError OperationError UnknownError ChunkLoadError`,
);
/**
 * The fixed words in the app's addresses. A report replaces any other part by ':id', because that part is an id or was
 * typed by a user.
 */
const FIXED_WORDS: ReadonlySet<string> = new Set(routes.flatMap(({ path }) => path.split('/')));
/** Words by which browsers report a blocked resource that has no address. */
const BLOCKED = /^(?:inline|eval|wasm-eval|trusted-types-(?:policy|sink)|self|data|blob)$/;
/** Two-letter words in the error messages of JavaScript engines. Any other two-letter word may be a name. */
const SHORT = wordSet('an as at be by do if in is it no of on or to');
/**
 * Patterns of texts that may be personal. `QUOTED` matches a text in any quotes. `PERSONAL` matches a word with a
 * character beyond ASCII, a word with '@', a word with a digit, and a very long word.
 */
const QUOTED = /(["'`«“‘])(?:(?!\1|[»”’]).)*(?:\1|[»”’]|$)/g;
const PERSONAL = /\S*[^\p{ASCII}]\S*|\S*@\S*|\S*\d\S*|\S{25,}/gu;
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/\S*/gi;
/** Words in the error messages of JavaScript engines. Any other word may be a name and is replaced by '*'. */
const OF_ENGINES = wordSet(
  `access already and any argument arguments array assign assigned assignment because been before bound call called
  cannot cant class constructor convert converted could created defined delete descriptor destructure destructured
  different does dont dynamically element elements empty error evaluating execute exceeded expected extensible failed
  fetch fetched field fields finite first for from function get getter given handler has have importing index
  initialization initialize initialized instance instanceof integer into invalid invoked iterable iterator its json
  length lexical load loading made maximum method missing module more most much must near negative new node non not null
  number object objects once only operation operator out own parameter parse positive private promise properties property
  prototype proxy range read readonly reading receiver recursion reduce reference required requires resolve returned
  script set setter setting size spread stack string structure such super supported symbol syntax target than the this
  time too type undefined unexpected unsupported used valid value values variable was when which while with without
  writable`,
);
/** Matches a position (file, line, column) in our own code, in the stack of any JavaScript engine. */
const POSITION = /\/assets\/([\w-]+\.js:\d+:\d+)/;

/**
 * Shortens a text, and puts '*' in the place of each word that a user may have written, and of each word with a digit.
 * Only the first `MAX_MESSAGE_LENGTH` characters are read.
 *
 * @param known words that are not personal, in addition to the words in `OF_ENGINES`
 */
export function withoutWords(text: string, known: ReadonlySet<string> = OF_ENGINES): string {
  return text
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(/(\w)'(s|t)\b/g, '$1$2')
    .replace(ADDRESS, '*')
    .replace(QUOTED, '*')
    .replace(PERSONAL, '*')
    .replace(/[A-Za-z]+/g, (word) => {
      const lower = word.toLowerCase();
      // Single letters are kept, because they are names of variables: 'x is not a function'.
      const isShort = word.length === 1 || SHORT.has(lower);
      const isKept = isShort || OF_ENGINES.has(lower) || known.has(lower);
      return isKept ? word : '*';
    })
    .slice(0, TEXT_LENGTH);
}

/**
 * Returns the finding for a server message that was not written for users, with the call that returned it:
 * 'POST /orders: Server Error'.
 */
export function foreignMessage(call: string, message: string): Finding {
  return { kind: 'message', text: `${call}: ${withoutWords(message, ENGLISH_WORDS)}` };
}

/** Returns the finding for a part of an answer that could not be read: 'GET /products: products_db[].gems'. */
export function unreadablePart(call: string, field: string): Finding {
  return { kind: 'unreadable', text: `${call}: ${field.replace(/\[\d+\]/g, '[]')}` };
}

/**
 * Returns the findings about an answer: a server message that staff would not understand, and each part of the
 * answer that could not be read.
 *
 * @param call method and path of the call, without ids
 */
export function findingsIn(
  call: string,
  { omitted, foreignMessage: message }: Pick<ReadReply<unknown>, 'omitted' | 'foreignMessage'>,
): Finding[] {
  const parts = omitted.map((field) => unreadablePart(call, field));
  return message === null ? parts : [foreignMessage(call, message), ...parts];
}

/**
 * Returns the finding for an error: the name of the error, its message if `ABOUT_CODE` contains that name, and the
 * first position in our own code.
 */
export function findingOf(error: unknown, kind: 'error' | 'chunk' = 'error'): Finding {
  if (!(error instanceof Error)) return { kind, text: typeof error };
  const name = NAMES.has(error.name) ? error.name : 'Error';
  const stack = String(error.stack);
  // In some engines the stack begins with the message, and the message may quote a user's text. If the message contains
  // what looks like a position, the message is removed from the stack, so that only a real position is found.
  const frames = POSITION.test(error.message) ? stack.replaceAll(error.message, '') : stack;
  const at = POSITION.exec(frames)?.[1];
  return {
    kind,
    text: ABOUT_CODE.has(name) ? `${name}: ${withoutWords(error.message)}` : name,
    ...(at !== undefined && { at }),
  };
}

/** Returns the pattern of an address of the hash router: '/vault/:id' for '#/vault/100214?x'. */
export function routeOf(hash: string): string {
  const parts = hash
    .replace('#', '')
    .replace(/\?.*/s, '')
    .split('/')
    .slice(0, 6)
    .map((part) => (part === '' || FIXED_WORDS.has(part) ? part : ':id'));
  return parts.join('/') || '/';
}

/**
 * Returns what the content security policy has blocked: a word such as 'inline', or the origin of an address. '' for
 * anything else.
 */
export function blockedOf(address: string): string {
  if (BLOCKED.test(address)) return address;
  return /^(?:https?|wss?):\/\/[^/?#]+/.exec(address)?.[0] ?? '';
}

/** Returns the finding for a violation of the content security policy. */
export function policyFinding(directive: string, address: string): Finding {
  return { kind: 'policy', text: `${directive}: ${blockedOf(address)}`.slice(0, TEXT_LENGTH) };
}

/** Returns the finding for a measurement, such as 'LCP', rounded to thousandths. */
export function vitalFinding(name: string, value: number): Finding {
  return { kind: 'vital', text: name, value: Math.round(value * 1000) / 1000 };
}
