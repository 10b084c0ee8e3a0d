// Checks the controls of all stories against the props in the sources, and checks that each component has stories:
// `node --import tsx packages/tools/stories/controls.ts`.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Node, ObjectExpression } from 'oxc-parser';
import { parse, ROOT, readSource, walk } from '../lib/sources.ts';
import { type ControlName, controlOf, defaultOf, type Prop } from './control.ts';
import { type ComponentProps, propReader } from './props.ts';
import { metaOf, property, storyFiles } from './stories.ts';

const UI = 'packages/ui/src';

/** Components that need no stories, each with the reason. The key is the path without an extension. */
const WITHOUT_STORIES: Readonly<Record<string, string>> = {
  'packages/ui/src/card/StepTitle': 'a heading of a step of CardCheckout, which has stories',
  'packages/ui/src/game-end/GameEndStack':
    'only lays out the cards of the closed game, which have stories',
  'packages/ui/src/shell/PageRehearsal': 'renders outside of the page, where nothing is visible',
  'packages/ui/src/stores/PickupPlace': 'a line of OrderCard and Success, which have stories',
};

/**
 * A control that a story file sets in `argTypes`. `options` is the number of options. It is null if the options are not
 * an array literal.
 */
export interface SetControl {
  readonly prop: string;
  readonly control: string | false;
  readonly options: number | null;
}

const literal = (node: Node | undefined) => (node?.type === 'Literal' ? node.value : undefined);

function setControl(prop: string, node: Node): SetControl | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const written = property(node, 'control');
  const named = written?.type === 'ObjectExpression' ? property(written, 'type') : written;
  const control = literal(named);
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
    const types = property(node, 'argTypes');
    if (types?.type !== 'ObjectExpression') return;
    for (const entry of types.properties) {
      if (entry.type !== 'Property' || entry.key.type !== 'Identifier') continue;
      const control = setControl(entry.key.name, entry.value);
      if (control) found.push(control);
    }
  });
  return found;
}

/** The names of the props that a story file sets as args. */
export interface StoryArgs {
  /** Props with a value in the meta, which applies to all stories of the file. */
  readonly ofMeta: readonly string[];
  /**
   * Props whose value is a plain function instead of an `fn()`. Storybook does not show the calls of a plain function.
   */
  readonly unwatched: readonly string[];
}

const argsOf = (object: ObjectExpression) => {
  const args = property(object, 'args');
  return args?.type === 'ObjectExpression' ? args : undefined;
};

function namesIn(args: ObjectExpression): [string, Node][] {
  return args.properties.flatMap((entry): [string, Node][] =>
    entry.type === 'Property' && entry.key.type === 'Identifier'
      ? [[entry.key.name, entry.value]]
      : [],
  );
}

/** Returns the args of a story file. */
export function argsIn(path: string, source: string): StoryArgs {
  const { program } = parse(path, source);
  const meta = metaOf(program);
  const ofMeta = meta && argsOf(meta);
  const unwatched = new Set<string>();
  walk(program, (node) => {
    const args = node.type === 'ObjectExpression' ? argsOf(node) : undefined;
    for (const [name, value] of args ? namesIn(args) : []) {
      if (/^(ArrowFunctionExpression|FunctionExpression)$/.test(value.type)) unwatched.add(name);
    }
  });
  return {
    ofMeta: ofMeta ? namesIn(ofMeta).map(([name]) => name) : [],
    unwatched: [...unwatched],
  };
}

/**
 * Sample values by kind of prop. Contains only the kinds for which `controlOf` returns no control if the value is
 * undefined.
 */
const SAMPLE: Readonly<Partial<Record<Prop['kind'], unknown>>> = {
  flag: true,
  node: 'text',
  data: {},
};
const NO_ARGS: StoryArgs = { ofMeta: [], unwatched: [] };

/** Matches names of event callbacks. Other function props return a value to the component. */
const EVENT_CALLBACK = /^on[A-Z]/;

const CHOOSES = /^(select|multi-select|radio|inline-radio|check|inline-check)$/;

/**
 * Returns the problems with the controls of a component, one line each.
 *
 * @param set controls that the story file sets in `argTypes`
 * @param args args of the story file
 * @param derived returns the control of a prop that is missing in `set`
 */
export function controlProblems(
  { component, path, props }: Pick<ComponentProps, 'component' | 'path' | 'props'>,
  set: readonly SetControl[] = [],
  args: StoryArgs = NO_ARGS,
  derived: (prop: Prop) => ControlName | false = (prop) => controlOf(prop, SAMPLE[prop.kind]),
): string[] {
  return props.flatMap((prop) => {
    const own = set.find((entry) => entry.prop === prop.name);
    const control = own ? own.control : derived(prop);
    const options = own && own.options !== 0 ? own.options : prop.options.length;
    const at = `${path}: ${prop.name} of ${component}`;
    const problems: string[] = [];
    if (prop.kind === 'unknown')
      problems.push(
        `${at} has the type ${prop.type}, which cannot be read: write it so that packages/tools/stories/props.ts can resolve it`,
      );
    const hasValue =
      prop.required || defaultOf(prop) !== undefined || args.ofMeta.includes(prop.name);
    if (prop.kind === 'flag' && !hasValue)
      problems.push(
        `${at} is a switch that nobody knows the state of: give it a literal default, or a value in the meta's args`,
      );
    if (
      prop.kind === 'callback' &&
      EVENT_CALLBACK.test(prop.name) &&
      args.unwatched.includes(prop.name)
    )
      problems.push(`${at} is a callback whose calls nobody sees: make it fn() in the args`);
    const isChoice = prop.kind === 'choice' || (control !== false && CHOOSES.test(control));
    if (isChoice && options === 0) problems.push(`${at} is a choice without options`);
    if (prop.kind === 'callback' && control !== false)
      problems.push(`${at} is a callback: nothing that one can set`);
    if (control === 'object' && prop.kind !== 'data')
      problems.push(`${at} is no data: an object cannot be typed in`);
    return problems;
  });
}

/**
 * Lines that the JSDoc comment of a component must contain. A line is required if `titles` matches the title of the
 * component's stories. `line` matches the required line. `what` describes the line in the message about a missing line.
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
 * @param files paths of all files in packages/ui/src. A component is a file or folder with a capitalised name directly
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
    if (folder === undefined || !/\.tsx?$/.test(file)) continue;
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

const uiFiles = () =>
  readdirSync(`${ROOT}${UI}`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${UI}/${path.replaceAll('\\', '/')}`,
  );

/** Returns all problems of the project, and the number of checked props and components. */
export function projectControls(): { problems: string[]; props: number; components: number } {
  const componentOf = propReader(readSource);
  const components = storyFiles().flatMap((path) => componentOf(path) ?? []);
  return {
    problems: [
      ...components.flatMap((one) =>
        controlProblems(
          one,
          controlsIn(one.path, readSource(one.path)),
          argsIn(one.path, readSource(one.path)),
        ),
      ),
      ...components.flatMap(descriptionProblems),
      ...folderProblems(uiFiles()),
    ],
    props: components.reduce((sum, { props }) => sum + props.length, 0),
    components: components.length,
  };
}

function main(): void {
  const { problems, props, components } = projectControls();
  if (props === 0) problems.push('no props were found: the sources are read from the wrong place');
  for (const problem of problems) console.error(problem);
  console.log(`controls: ${props} props of ${components} components, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
