import { expect, it } from 'vitest';
import { propReader } from './props.ts';

const STORIES = `
import preview from '../../../../../.storybook/preview.tsx';
import { Sign } from './Sign.tsx';
const meta = preview.meta({ title: 'Components/Sign', component: Sign });
`;
const MODULES: Readonly<Record<string, string>> = {
  'ui/remote.ts': `
    export type Remote<T> = { status: 'loading' } | { status: 'error'; onRetry: () => void } | { status: 'ready'; data: T };
  `,
  'ui/styles.ts': `
    export const tones = ['ok', 'bad'] as const;
    export type Tone = (typeof tones)[number];
    export const TABLE = { red: { size: 1 }, blue: { size: 2 } } as const;
    export { type Place } from './place.ts';
  `,
  'ui/place.ts': `export type Place = 'region' | 'territory';`,
  'ui/stones.json': '{ "gold": ["#fff"], "silver": ["#eee"] }',
};

/**
 * Returns what `propReader` finds for a component. `members` are the members of its props interface. `more` is code
 * before this interface, such as declarations of types. Both may use the types that are imported from `MODULES`.
 */
function read(members: string, more = '') {
  const files: Readonly<Record<string, string>> = {
    ...MODULES,
    'ui/Sign.stories.tsx': STORIES,
    'ui/Sign.tsx': `
      import type { ReactNode, RefObject, ComponentPropsWithRef, MouseEventHandler } from 'react';
      import type { Remote } from './remote.ts';
      import { TABLE, type Place, type Tone } from './styles.ts';
      import stones from './stones.json';
      ${more}
      interface SignProps { ${members} }
      /** A sign. */
      export function Sign({ tone = 'ok', ...rest }: SignProps) { return null; }
    `,
  };
  const componentOf = propReader((path) => {
    const text = files[path];
    if (text === undefined) throw new Error(`${path} was read`);
    return text;
  });
  const component = componentOf('ui/Sign.stories.tsx');
  if (!component) throw new Error('No component was found');
  return component;
}
const kinds = (members: string, more?: string) =>
  Object.fromEntries(
    read(members, more).props.map(({ name, kind, options }) => [
      name,
      options.length > 0 ? options : kind,
    ]),
  );

it.each([
  [
    'resolves named types to the values of a choice',
    `tone?: Tone | undefined; place: Place; stone: keyof typeof stones; key: keyof typeof TABLE;
    size: (typeof TABLE)[keyof typeof TABLE]['size']; heading: 2 | 3; group: Place | null; not: Exclude<Place, 'region'>;
    own: SignProps['tone'];`,
    {
      tone: ['ok', 'bad'],
      place: ['region', 'territory'],
      stone: ['gold', 'silver'],
      key: ['red', 'blue'],
      size: [1, 2],
      heading: [2, 3],
      group: ['region', 'territory', null],
      not: ['territory'],
      own: ['ok', 'bad'],
    },
  ],
  [
    'recognises booleans, numbers, texts, callbacks and React nodes',
    `busy?: boolean; count: number | null; label: string; size: number | string; start?: ReactNode;
    onClick: () => void; onTap?: MouseEventHandler<Element> | undefined; leave(): void;`,
    {
      busy: 'flag',
      count: 'number',
      label: 'text',
      size: 'text',
      start: 'node',
      onClick: 'callback',
      onTap: 'callback',
      leave: 'callback',
    },
  ],
  [
    'treats a type as data only if JSON can represent all its values',
    `row: { id: number; name: string | null }; rows: readonly string[]; stats: Remote<{ id: number }>;
    parts: readonly { label: ReactNode }[]; place: RefObject<HTMLElement>; when: Date; acts: { run: () => void };`,
    {
      row: 'data',
      rows: 'data',
      stats: 'data',
      parts: 'other',
      place: 'other',
      when: 'other',
      acts: 'other',
    },
  ],
  [
    'marks a type that it cannot resolve as unknown',
    `lost: Nowhere; asked: Tone extends string ? 'a' : 'b'`,
    { lost: 'unknown', asked: 'unknown' },
  ],
])('%s', (_, members, found) => {
  expect(kinds(members)).toEqual(found);
});

it('resolves intersections, extended interfaces and utility types', () => {
  const shared = `
    interface Shared { label: string; hint: string; size: 'mini' | 'regular' }
    type Rest = Omit<Shared, 'hint'> & ComponentPropsWithRef<'button'> & { tone: Tone };
    interface More extends Pick<Shared, 'hint'>, Rest { wide: boolean }
  `;
  const files = kinds('all: More; size: More["size"]', shared);
  expect(files).toEqual({ all: 'other', size: ['mini', 'regular'] });
});

it('reads the description and default of a prop, and whether the prop is required', () => {
  const { props, description } = read(`
    /** How it looks. */
    tone?: Tone;
    label: string;
  `);
  expect(description).toBe('A sign.');
  expect(props[0]).toEqual({
    name: 'tone',
    kind: 'choice',
    options: ['ok', 'bad'],
    required: false,
    description: 'How it looks.',
    type: 'Tone',
    initial: "'ok'",
  });
  expect(props[1]).toMatchObject({ name: 'label', required: true, description: '' });
});
