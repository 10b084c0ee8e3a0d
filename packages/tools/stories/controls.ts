// Checks that each component has stories, a description that says when to use it, and switches of known value:
// `node --import tsx packages/tools/stories/controls.ts`. `npm run check:stories` checks the controls of each story.
import { pathToFileURL } from 'node:url';
import { parse, readSource, sourceFiles } from '../lib/sources.ts';
import { type ComponentProps, readComponents } from './props.ts';
import { metaOf, propertiesOf, property } from './stories.ts';

/** Components that need no stories, each with the reason. The key is the path without an extension. */
const WITHOUT_STORIES: Readonly<Record<string, string>> = {
  'packages/ui/src/card/StepTitle': 'a heading of a step of CardCheckout, which has stories',
  'packages/ui/src/game-end/GameEndStack':
    'only lays out the cards of the closed game, which have stories',
  'packages/ui/src/stores/PickupPlace': 'a line of OrderCard and Success, which have stories',
};

/** Returns the names of the props with a value in the meta of a story file, which applies to all its stories. */
export const argsIn = (path: string, source: string): string[] => [
  ...propertiesOf(property(metaOf(parse(path, source).program), 'args')).keys(),
];

/**
 * Returns the optional boolean props without a known value, one line each. Such a prop gets no switch.
 *
 * @param args names of the props with a value in the meta
 */
export function switchProblems(
  { component, path, argTypes, defaults }: Omit<ComponentProps, 'title' | 'description'>,
  args: readonly string[] = [],
): string[] {
  return Object.entries(argTypes)
    .filter(([name, { type }]) => type?.name === 'boolean' && !type.required && !(name in defaults))
    .filter(([name]) => !args.includes(name))
    .map(
      ([name]) =>
        `${path}: ${name} of ${component} is a switch that nobody knows the state of: give it a literal default, or a value in the meta's args`,
    );
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
}: Omit<ComponentProps, 'argTypes' | 'defaults'>): string[] {
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
  const components = readComponents();
  const props = components.reduce((sum, { argTypes }) => sum + Object.keys(argTypes).length, 0);
  const problems = [
    ...components.flatMap((one) => switchProblems(one, argsIn(one.path, readSource(one.path)))),
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
