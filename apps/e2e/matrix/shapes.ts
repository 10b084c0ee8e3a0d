import type { Page } from 'playwright';

/** Values that the server should not send. Each is put into each field of an answer. Undefined removes the field. */
const INVALID: readonly unknown[] = [undefined, null, '', 0, -7, 'NaN', 1e21, { a: 1 }];
/** Values for the pairs of fields in `PAIRS`. Each combination of two of these values is put into each pair. */
const INVALID_IN_PAIRS: readonly unknown[] = [undefined, '', 0, -7, 1e21];

/**
 * Fields of one object whose values some rule of the app combines: a field, and the fields that it is combined with.
 */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  weekly_activations: ['weekly_goal'],
  daily_activations: ['daily_goal', 'weekly_activations'],
  me_referals: ['total_referals'],
  position: ['me_referals', 'count'],
  sumary: ['referals'],
  base: ['additional_percentage', 'goal'],
  goal: ['referlas'],
  history_week_start: ['history_week_end'],
  challeng_week_start: ['challeng_week_end'],
  start_date: ['end_date'],
  roles: ['component'],
  current_page: ['last_page'],
  goals: ['types'],
  name: ['code', 'completed'],
  title: ['description', 'content', 'folio'],
  question: ['answer'],
  user: ['content'],
  status: ['comment', 'retailer_status'],
  order: ['date'],
  sku: ['order'],
  gems: ['type', 'available'],
  Price: ['ProductId'],
  city: ['state'],
  street: ['number'],
  region_id: ['territory_id'],
  closed: ['message'],
  date: ['total'],
};

/** Matches the names of fields that contain free text. */
const FREE_TEXT =
  /^(name|first_name|last_name|title|description|content|comment|comments|extract|street|number|complement|neighborhood|city|state|receiver|reference|question|answer|user|time_ago|status|message|folio|order|code|statement|ProductName|address|suburb|town|alias|email|phone|black_list_message)$/;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A change of an answer that puts invalid values into one or two fields. `name` describes the change. */
export interface Shape {
  name: string;
  change: (answer: unknown) => unknown;
  /** Whether a changed field contained a text. If so, '-7' and 'NaN' on the screen are valid texts. */
  isText: boolean;
}

/**
 * Returns a copy of an answer in which each field has the value that `change` returns. Undefined removes the field. All
 * rows of a list have the same pattern: 'orders[].status'.
 */
function mapFields(
  answer: unknown,
  change: (pattern: string, value: unknown) => unknown,
  prefix = '',
): unknown {
  if (!isBranch(answer)) return answer;
  const fields = Object.entries(answer).flatMap(([key, part]): [string, unknown][] => {
    const name = prefix ? `.${key}` : key;
    const pattern = `${prefix}${Array.isArray(answer) ? '[]' : name}`;
    const changed = mapFields(change(pattern, part), change, pattern);
    return changed === undefined ? [] : [[key, changed]];
  });
  return Array.isArray(answer) ? fields.map(([, part]) => part) : Object.fromEntries(fields);
}

/**
 * Returns a map from the pattern to the value of each field. If several fields have the same pattern, the first value
 * that is not null is returned.
 */
function patternsOf(answer: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  mapFields(answer, (pattern, value) => {
    found.set(pattern, found.get(pattern) ?? value);
    return value;
  });
  return found;
}

/** Returns a function that puts invalid values into the fields of an answer. The keys of `invalid` are patterns. */
const putting = (invalid: Readonly<Record<string, unknown>>) => (answer: unknown) =>
  mapFields(answer, (pattern, value) => (pattern in invalid ? invalid[pattern] : value));

const nameOfInvalid = (invalid: unknown) =>
  invalid === undefined ? 'missing' : JSON.stringify(invalid);

/** Whether a field may contain text: its value is a string, or its name is in `FREE_TEXT`. */
const isText = (pattern: string, value: unknown): boolean =>
  typeof value === 'string' || FREE_TEXT.test(pattern.replace(/^.*[.\]]/, ''));

/**
 * Returns all shapes of an answer. Each field gets each invalid value. Each pair of fields gets each combination of two
 * invalid values.
 */
export function shapesOf(answer: unknown): Shape[] {
  const patterns = patternsOf(answer);
  const single = [...patterns].flatMap(([pattern, value]) =>
    INVALID.map((invalid) => ({
      name: `${pattern} ${nameOfInvalid(invalid)}`,
      change: putting({ [pattern]: invalid }),
      isText: isText(pattern, value),
    })),
  );
  const pairs = [...patterns.keys()].flatMap((pattern) => {
    const [, parent = '', first = ''] = /^(.*?)(?:\.|^)([^.[\]]+)$/.exec(pattern) ?? [];
    return (PAIRS[first] ?? []).flatMap((second) => {
      const other = parent ? `${parent}.${second}` : second;
      if (!patterns.has(other)) return [];
      const isEither = [pattern, other].some((at) => isText(at, patterns.get(at)));
      return INVALID_IN_PAIRS.flatMap((one) =>
        INVALID_IN_PAIRS.map((two) => ({
          name: `${pattern} ${nameOfInvalid(one)} and ${second} ${nameOfInvalid(two)}`,
          change: putting({ [pattern]: one, [other]: two }),
          isText: isEither,
        })),
      );
    });
  });
  return [...single, ...pairs];
}

/** The answers that a page receives. */
export interface Answers {
  /** The latest answer of the server to each call, such as 'GET /orders'. */
  readonly original: Map<string, unknown>;
  /** Changes an answer before the page receives it. */
  change(call: string, answer: unknown): unknown;
}

export async function interceptAnswers(page: Page, answers: Answers): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname.replace(/^.*?\/api/, '')}`;
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok() || !type.includes('json')) return route.fulfill({ response });
    const answer: unknown = await response.json();
    answers.original.set(call, answer);
    return route.fulfill({ response, json: answers.change(call, answer) });
  });
}

/** Matches words that appear on a screen only because of a bug. */
const MISTAKES = /undefined|Invalid Date|\[object|Infinity|\d[eE]\+\d/;
/**
 * Matches a line whose value is missing, such as 'Folio:'. Does not match 'Ana dijo:', because the comment is on the
 * next line.
 */
const HALF_LINES = /(?<!:|\S dijo):$|^[·/]|·$/;
const MISTAKES_OF_NUMBERS = /\bNaN\b|\bnull\b|\/0\b|(?<![\p{L}\d\-–])[-−]\d/u;

/**
 * Returns signs of a bug on a screen. With `isText`, texts such as '-7' and 'NaN' are no sign of a bug, because the
 * answers contain them.
 */
export async function shownMistakes(page: Page, isText: boolean): Promise<string[]> {
  const { lines, empty, tooWide } = await page.evaluate(() => {
    const root = document.getElementById('root') as HTMLElement;
    const named = [...root.querySelectorAll('[aria-label], [aria-valuetext]')];
    const labels = named.flatMap((one) => [one.ariaLabel ?? '', one.ariaValueText ?? '']);
    const filled = 'img, svg, input, select, textarea, iframe, [aria-label]';
    const elements = root.querySelectorAll(
      'h1, h2, h3, b, strong, dd, dt, li, summary, a, button, time',
    );
    return {
      lines: [...root.innerText.split('\n'), ...labels]
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      empty: [...elements]
        .filter((element) => element.checkVisibility() && element.textContent?.trim() === '')
        .filter((element) => !element.matches('[aria-label]') && !element.querySelector(filled))
        .map((element) => element.outerHTML.slice(0, 90)),
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  return [
    ...lines.filter((line) => MISTAKES.test(line) || (!isText && MISTAKES_OF_NUMBERS.test(line))),
    ...lines.filter((line) => HALF_LINES.test(line)).map((line) => `line without a value: ${line}`),
    ...empty.map((html) => `empty element: ${html}`),
    ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
  ].map((problem) => problem.slice(0, 160));
}
