// Compares the state map (packages/ui/src/state-map) with the stories: `node --import tsx
// packages/tools/stories/state-map.ts [--strict]`. Fails if a story names a state that is not in the map. Counts the
// states that have a story that asserts something. With `--strict`, lists the other states, and also fails if there are
// any.
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { allStories, type StorySource } from './stories.ts';

const ID = /^[a-z0-9-]+\.[a-z0-9-]+$/;

/**
 * Compares the state map with the stories. `problems` are invalid or duplicate ids in the map, and unknown ids in
 * `stories`. `missing` are the ids of the states that no story with an assertion shows.
 */
export function compareStates(
  states: readonly { id: string }[],
  stories: readonly Pick<StorySource, 'name' | 'path' | 'states' | 'asserts'>[],
): { problems: string[]; total: number; missing: string[] } {
  const known = new Set<string>();
  const problems: string[] = [];
  for (const { id } of states) {
    if (!ID.test(id)) problems.push(`state map: ${id} is not of the form area.what`);
    if (known.has(id)) problems.push(`state map: ${id} is there twice`);
    known.add(id);
  }
  const shown = new Set<string>();
  for (const story of stories) {
    for (const id of story.states) {
      if (!known.has(id))
        problems.push(`${story.path}: ${story.name} names the unknown state ${id}`);
      if (story.asserts) shown.add(id);
    }
  }
  return { problems, total: known.size, missing: [...known].filter((id) => !shown.has(id)) };
}

async function main(): Promise<void> {
  const { STATES } = await tsImport('../../ui/src/state-map/states.ts', import.meta.url);
  const { problems, total, missing } = compareStates(STATES, allStories());
  const listed = process.argv.includes('--strict') ? missing : [];
  for (const id of listed) console.log(`  state without a story that asserts something: ${id}`);
  for (const problem of problems) console.error(problem);
  console.log(
    `state map: ${total - missing.length} of ${total} ids have a story that asserts something`,
  );
  if (problems.length + listed.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
