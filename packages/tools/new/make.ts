// The files that `npm run new` makes.

/** What can be made: a call of the API, a screen, or a persona of the mocks. */
export const KINDS = ['call', 'screen', 'persona'] as const;
export type Kind = (typeof KINDS)[number];

/** What was made: the texts of new files and of changed files by path, and what is left to do by hand. */
export interface Made {
  readonly created: Readonly<Record<string, string>>;
  /** Biome sorts the added imports and exports. */
  readonly changed: Readonly<Record<string, string>>;
  readonly left: readonly string[];
}

interface Words {
  /** 'gift-cards', as given. */
  readonly kebab: string;
  /** 'giftCards'. */
  readonly camel: string;
  /** 'GiftCards'. */
  readonly pascal: string;
}

function wordsOf(kebab: string): Words {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(
      `NAME must be words in lower case with hyphens, such as gift-cards, not '${kebab}'`,
    );
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { kebab, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}

/** Inserts `added` before `mark`, which must occur once in `text`. */
function insertBefore(text: string, mark: string, added: string): string {
  const [head, tail, ...more] = text.split(mark);
  if (tail === undefined || more.length > 0) throw new Error(`'${mark}' must occur once`);
  return `${head}${added}${mark}${tail}`;
}

type ReadFile = (path: string) => string;

function call({ kebab, camel, pascal }: Words, read: ReadFile): Made {
  const index = 'packages/domain/src/index.ts';
  const handlers = 'mocks/src/handlers/handlers.ts';
  const registered = insertBefore(
    read(handlers),
    '    http.get(',
    `    ...${camel}Handlers(calls),\n`,
  );
  return {
    created: {
      [`packages/domain/src/${kebab}/${kebab}.ts`]: `import type { Id } from '../format/id.ts';

/** A row of \`GET /${kebab}\`. */
export interface ${pascal}Row {
  id: Id;
  title: string;
}
`,
      [`packages/domain/src/answers/${kebab}.ts`]: `import type { ${pascal}Row } from '../${kebab}/${kebab}.ts';
import { essential, id, list, object, type Reader, text } from './read.ts';

const row: Reader<${pascal}Row> = object({ id, title: essential(text) });

// Assumed: GET /${kebab} lists the rows.
/** Reads the list of \`GET /${kebab}\`. */
export const read${pascal} = list(row, 'id');
`,
      [`apps/web/src/api/${kebab}.ts`]: `import { read${pascal} } from '@gemas/domain';
import { get } from './endpoint.ts';

export const fetch${pascal} = get('/${kebab}', read${pascal});
`,
      [`apps/web/src/state/${kebab}.ts`]: `import { BRIEFLY_FRESH_MS } from '@gemas/domain';
import { fetch${pascal} } from '../api/${kebab}.ts';
import { userQuery } from './session/user-query.ts';

export const ${camel}Atom = userQuery('${kebab}', fetch${pascal}, { staleTime: BRIEFLY_FRESH_MS });
`,
      [`mocks/src/fixtures/${kebab}.ts`]: `import type { ${pascal}Row } from '@gemas/domain';

export const ${camel}: readonly ${pascal}Row[] = [{ id: 1, title: 'Uno' }];
`,
      [`mocks/src/handlers/${kebab}.ts`]: `import { HttpResponse, type RequestHandler } from 'msw';
import { ${camel} } from '../fixtures/${kebab}.ts';
import type { Calls } from './call.ts';

export function ${camel}Handlers({ authenticated }: Calls): RequestHandler[] {
  return [authenticated('GET', '/${kebab}', () => HttpResponse.json(${camel}))];
}
`,
      [`mocks/src/handlers/${kebab}.test.ts`]: `import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { get, reset } = mockApi();

beforeEach(reset);

it('GET /${kebab} lists the rows', async () => {
  expect((await get('/${kebab}')).body).toMatchObject([{ id: 1 }]);
});
`,
    },
    changed: {
      [index]: `${read(index)}export * from './answers/${kebab}.ts';\nexport type * from './${kebab}/${kebab}.ts';\n`,
      [handlers]: `import { ${camel}Handlers } from './${kebab}.ts';\n${registered}`,
    },
    left: [
      'docs/product.md: spec section 7 (in the line of calls without body and query), the fields in spec section 3',
      'docs/openapi.yaml: the call and its schemas, x-assumed if it is a guess',
      'apps/web/src/api/calls.test.ts: a row of CALLS',
      'packages/domain/src/answers: rows in lists.test.ts, and in empty-rows.test.ts for essential texts',
      'apps/e2e/api/ask.ts: who sends the call',
      'apps/web/src/state/queries.test.ts: the name of the query, and ANSWERS for a list',
      'mocks/src/db/state.ts: what differs by person',
      'npm run api; then the value on a screen (CONTRIBUTING)',
    ],
  };
}

function screen({ kebab, camel, pascal }: Words, read: ReadFile): Made {
  const paths = 'packages/domain/src/routes/paths.ts';
  const routes = 'packages/domain/src/routes/routes.ts';
  const index = 'packages/ui/src/index.ts';
  return {
    created: {
      [`packages/ui/src/screens/${pascal}Screen.tsx`]: `import { AppBar } from '../shell/AppBar.tsx';
import { Screen } from '../shell/Screen.tsx';

export interface ${pascal}ScreenProps {
  /** Called by 'Volver'. */
  onBack: () => void;
}

/**
 * ${pascal} (spec section 10): says what the screen is for.
 *
 * - Seen by everybody who opens the address.
 */
export function ${pascal}Screen({ onBack }: ${pascal}ScreenProps) {
  return (
    <Screen freshness={null} bar={<AppBar title="${pascal}" onBack={onBack} />}>
      <p>${pascal}</p>
    </Screen>
  );
}
`,
      [`packages/ui/src/screens/${pascal}Screen.stories.tsx`]: `import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

const meta = preview.meta({
  title: 'Screens/${pascal}',
  parameters: { chromatic: screenPictures },
  component: ${pascal}Screen,
  args: { onBack: fn() },
});

export const Ready = meta.story({
  parameters: { states: ['${kebab}.ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('${pascal}');
  },
});
`,
      [`apps/web/src/pages/${pascal}Page.tsx`]: `import { paths } from '@gemas/domain';
import { ${pascal}Screen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';

export default function ${pascal}Page() {
  return <${pascal}Screen onBack={useBack(paths.score)} />;
}
`,
    },
    changed: {
      [paths]: insertBefore(read(paths), '  errorApp: (message', `  ${camel}: '/${kebab}',\n`),
      [routes]: insertBefore(
        read(routes),
        "  '/errorapp':",
        `  '/${kebab}': { page: '${pascal}Page', title: '${pascal}' },\n`,
      ),
      [index]: `${read(index)}export { ${pascal}Screen } from './screens/${pascal}Screen.tsx';\n`,
    },
    left: [
      `docs/product.md: the screen and its sentences; docs/contract.md: the route /${kebab}`,
      `packages/ui/src/state-map/spec: '${kebab}.ready', loading, empty and failure, each with a story`,
      `.storybook/pages/start/screens.ts: how ${pascal} usually looks`,
      'apps/web/src/stories: ready, one failure and the flows of the connected page',
      'npm run api',
    ],
  };
}

function persona({ kebab }: Words, read: ReadFile): Made {
  const names = 'mocks/src/personas/names.ts';
  const list = 'mocks/src/personas/personas.ts';
  const codes = [...read(names).matchAll(/\['(600\d\d)'/g)].map(([, code]) => Number(code));
  const row = `    '${kebab}': ['${Math.max(...codes) + 1}', 'What this persona shows'],\n`;
  return {
    created: {},
    changed: {
      [names]: insertBefore(read(names), '  },\n} satisfies Readonly', row),
      [list]: insertBefore(
        read(list),
        '];\n\n/** Returns the persona',
        `  persona({\n    alias: '${kebab}',\n  }),\n`,
      ),
    },
    left: [
      `${names}: the situation as a title, in the group that it belongs to`,
      `${list}: a name of its own, and how it differs from Fernanda`,
      'apps/web/src/stories/Roles.stories.tsx: a story that logs in as it, by resetDb and its code',
    ],
  };
}

const MAKERS = { call, screen, persona } as const;

/** Returns the files of a new call, screen or persona. `read` returns the text of an existing file. */
export const make = (kind: Kind, name: string, read: ReadFile): Made =>
  MAKERS[kind](wordsOf(name), read);
