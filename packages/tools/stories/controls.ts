// Checks the controls of all stories against the props in the sources, and checks that each component has stories:
// `node --import tsx packages/tools/stories/controls.ts`.
import { pathToFileURL } from 'node:url';
import type { Node } from 'oxc-parser';
import { parse, readSource, sourceFiles, walk } from '../lib/sources.ts';
import { defaultOf } from './control.ts';
import { type ComponentProps, propReader } from './props.ts';
import { metaOf, propertiesOf, property, storyFiles } from './stories.ts';

/** Components that need no stories, each with the reason. The key is the path without an extension. */
const WITHOUT_STORIES: Readonly<Record<string, string>> = {
  'packages/ui/src/card/StepTitle': 'a heading of a step of CardCheckout, which has stories',
  'packages/ui/src/game-end/GameEndStack':
    'only lays out the cards of the closed game, which have stories',
  'packages/ui/src/stores/PickupPlace': 'a line of OrderCard and Success, which have stories',
};

/** A control that a story file sets in `argTypes`. `options` is null if the options are not an array literal. */
export interface SetControl {
  readonly prop: string;
  readonly control: string | false;
  readonly options: number | null;
}

const literal = (node: Node | undefined) => (node?.type === 'Literal' ? node.value : undefined);

function setControl(prop: string, node: Node): SetControl | undefined {
  const written = property(node, 'control');
  const control = literal(property(written, 'type') ?? written);
  if (control !== false && typeof control !== 'string') return undefined;
  const options = property(node, 'options');
  if (options === undefined) return { prop, control, options: 0 };
  return {
    prop,
    control,
    options: options.type === 'ArrayExpression' ? options.elements.length : null,
  };
}

/** Returns the controls that a story file sets in `argTypes`. */
export function controlsIn(path: string, source: string): SetControl[] {
  const found: SetControl[] = [];
  walk(parse(path, source).program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    for (const [name, value] of propertiesOf(property(node, 'argTypes'))) {
      const control = setControl(name, value);
      if (control) found.push(control);
    }
  });
  return found;
}

/** The names of the props that a story file sets as args. */
export interface StoryArgs {
  /** Props with a value in the meta, which applies to all stories of the file. */
  readonly ofMeta: readonly string[];
  /** Props whose value is a plain function, not an `fn()`. Storybook shows only the calls of an `fn()`. */
  readonly unwatched: readonly string[];
}

/** Returns the args of a story file. */
export function argsIn(path: string, source: string): StoryArgs {
  const { program } = parse(path, source);
  const unwatched = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    for (const [name, { type }] of propertiesOf(property(node, 'args'))) {
      if (/^(ArrowFunctionExpression|FunctionExpression)$/.test(type)) unwatched.add(name);
    }
  });
  return {
    ofMeta: [...propertiesOf(property(metaOf(program), 'args')).keys()],
    unwatched: [...unwatched],
  };
}

const NO_ARGS: StoryArgs = { ofMeta: [], unwatched: [] };

/** Matches names of event callbacks. Other function props return a value to the component. */
const EVENT_CALLBACK = /^on[A-Z]/;

const CHOOSES = /^(select|multi-select|radio|inline-radio|check|inline-check)$/;

/**
 * Returns the problems with the controls of a component, one line each.
 *
 * @param set controls that the story file sets in `argTypes`
 * @param args args of the story file
 */
export function controlProblems(
  { component, path, props }: Pick<ComponentProps, 'component' | 'path' | 'props'>,
  set: readonly SetControl[] = [],
  args: StoryArgs = NO_ARGS,
): string[] {
  return props.flatMap((prop) => {
    const own = set.find((entry) => entry.prop === prop.name);
    const control = own?.control ?? false;
    const options = own && own.options !== 0 ? own.options : prop.options.length;
    const isChoice = prop.kind === 'choice' || (control !== false && CHOOSES.test(control));
    const isCallback = prop.kind === 'callback';
    const isKnown =
      prop.required || defaultOf(prop) !== undefined || args.ofMeta.includes(prop.name);
    const isUnwatched = EVENT_CALLBACK.test(prop.name) && args.unwatched.includes(prop.name);
    const problems: readonly (readonly [boolean, string])[] = [
      [
        prop.kind === 'unknown',
        `has the type ${prop.type}, which cannot be read: write it so that packages/tools/stories/props.ts can resolve it`,
      ],
      [
        prop.kind === 'flag' && !isKnown,
        "is a switch that nobody knows the state of: give it a literal default, or a value in the meta's args",
      ],
      [
        isCallback && isUnwatched,
        'is a callback whose calls nobody sees: make it fn() in the args',
      ],
      [isChoice && options === 0, 'is a choice without options'],
      [isCallback && control !== false, 'is a callback: nothing that one can set'],
      [control === 'object' && prop.kind !== 'data', 'is no data: an object cannot be typed in'],
    ];
    return problems.flatMap(([isReported, text]) =>
      isReported ? [`${path}: ${prop.name} of ${component} ${text}`] : [],
    );
  });
}

/**
 * Lines that the JSDoc comment of a component must contain. An entry applies if `titles` matches the title of the
 * component's stories. The comment must then contain a line that matches `line`. If there is no such line, the message
 * says that `what` is missing.
 */
const LINES: readonly (readonly [titles: RegExp, line: RegExp, what: string])[] = [
  [/^Components\//, /^- Use/m, "a line '- Use …'"],
  [/^Screens\//, /^- Seen by/m, "a line '- Seen by …': who, when, from where"],
  [/^(Components|Screens)\//, /^- Not/m, "a line '- Not …': what to use instead"],
];

/** Returns a message for each required line that the JSDoc comment of a component lacks. */
export function descriptionProblems({
  title,
  component,
  path,
  description,
}: Pick<ComponentProps, 'title' | 'component' | 'path' | 'description'>): string[] {
  return LINES.filter(([titles, line]) => titles.test(title) && !line.test(description)).map(
    ([, , what]) => `${path}: the description of ${component} lacks ${what}`,
  );
}

/**
 * Returns components without a story file, and entries of `excused` that are no longer needed, one line each.
 *
 * @param files paths of all TypeScript files in packages/ui/src. A component is a capitalised file or folder directly
 *   inside a folder of packages/ui/src, for example `primitives/Button`.
 * @param excused components that need no stories, each with the reason
 */
export function folderProblems(
  files: readonly string[],
  excused: Readonly<Record<string, string>> = WITHOUT_STORIES,
): string[] {
  const storiesIn = new Map<string, boolean>();
  for (const file of files) {
    const [folder] = file.match(/^packages\/ui\/src\/[^/]+\/[A-Z][^/.]*(?=[/.])/) ?? [];
    if (folder === undefined) continue;
    storiesIn.set(folder, storiesIn.get(folder) === true || file.endsWith('.stories.tsx'));
  }
  const missing = [...storiesIn]
    .filter(([folder, has]) => !has && !(folder in excused))
    .map(([folder]) => `${folder} has no story file`);
  const stale = Object.keys(excused)
    .filter((folder) => storiesIn.get(folder) !== false)
    .map(
      (folder) =>
        `${folder} needs no excuse in packages/tools/stories/controls.ts: ${storiesIn.has(folder) ? 'it has stories' : 'there is no such component'}`,
    );
  return [...missing, ...stale];
}

function main(): void {
  const componentOf = propReader(readSource);
  const components = storyFiles().flatMap((path) => componentOf(path) ?? []);
  const props = components.reduce((sum, one) => sum + one.props.length, 0);
  const problems = [
    ...components.flatMap((one) => {
      const source = readSource(one.path);
      return controlProblems(one, controlsIn(one.path, source), argsIn(one.path, source));
    }),
    ...components.flatMap(descriptionProblems),
    ...folderProblems(sourceFiles(['packages/ui/src'], /\.tsx?$/)),
    ...(props === 0 ? ['no props were found: the sources are read from the wrong place'] : []),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `controls: ${props} props of ${components.length} components, ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
