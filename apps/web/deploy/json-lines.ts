// Reads JSON with the line of each value, so that an error can name it. `JSON.parse` reports a line in some engines
// only.

/** A value of a JSON text, and the line on which it begins, from 1. */
export interface Located {
  readonly line: number;
  /** The value as `JSON.parse` returns it. */
  readonly value: unknown;
  /** The elements, if the value is an array. */
  readonly items?: readonly Located[];
  /** The fields, if the value is an object: each name and each value with its line. */
  readonly fields?: readonly { readonly name: Located; readonly value: Located }[];
}

/** An error in a JSON text, with its line. */
export class JsonError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** A string, a bracket or punctuation mark, or a word. A quote that is never closed is a token of its own. */
const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\]:,"]|[^\s{}[\]:,"]+/g;

interface Token {
  readonly text: string;
  readonly line: number;
}

function tokensOf(json: string): Token[] {
  let line = 1;
  let from = 0;
  return [...json.matchAll(TOKEN)].map(({ 0: text, index }) => {
    line += json.slice(from, index).split('\n').length - 1;
    from = index;
    return { text, line };
  });
}

/** Parses a JSON text. Throws a `JsonError` with the line of the first error. */
export function readJsonLines(json: string): Located {
  const tokens = tokensOf(json);
  let next = 0;

  function take(): Token {
    const token = tokens[next];
    if (!token) throw new JsonError(tokens.at(-1)?.line ?? 1, 'It is no JSON: it ends too early.');
    next += 1;
    return token;
  }
  function refuse({ line, text }: Token): never {
    throw new JsonError(line, `It is no JSON: unexpected ${text.split('\n')[0]}`);
  }
  function takeOneOf(...texts: readonly string[]): string {
    const token = take();
    return texts.includes(token.text) ? token.text : refuse(token);
  }

  /** Reads the elements before a closing bracket. */
  function readUntil<T>(end: string, read: () => T): T[] {
    const all: T[] = [];
    if (tokens[next]?.text === end) {
      take();
      return all;
    }
    do all.push(read());
    while (takeOneOf(',', end) === ',');
    return all;
  }

  function readPlain(token: Token): Located {
    try {
      return { line: token.line, value: JSON.parse(token.text) };
    } catch {
      return refuse(token);
    }
  }

  function readField() {
    const token = take();
    if (!token.text.startsWith('"')) refuse(token);
    const name = readPlain(token);
    takeOneOf(':');
    return { name, value: read() };
  }

  function read(): Located {
    const token = take();
    const { line } = token;
    if (token.text === '[') {
      const items = readUntil(']', read);
      return { line, items, value: items.map(({ value }) => value) };
    }
    if (token.text === '{') {
      const fields = readUntil('}', readField);
      const entries = fields.map(({ name, value }) => [name.value, value.value]);
      return { line, fields, value: Object.fromEntries(entries) };
    }
    return readPlain(token);
  }

  const located = read();
  const rest = tokens[next];
  return rest ? refuse(rest) : located;
}
