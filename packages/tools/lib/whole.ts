import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { leavingNothing } from './leaving.ts';

/** Creates a folder completely or not at all. If `make` fails, the unfinished folder is removed. */
export async function makeWhole(
  folder: string,
  make: (draft: string) => void | Promise<void>,
): Promise<void> {
  const draft = `${folder}.new`;
  const cleanUp = () => rmSync(draft, { recursive: true, force: true });
  cleanUp();
  await leavingNothing(cleanUp, async () => {
    mkdirSync(draft, { recursive: true });
    await make(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  });
}
