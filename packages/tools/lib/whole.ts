import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { leavingNothing } from './leaving.ts';

/**
 * Creates a folder with the files that `make` writes into `draft`. The folder is replaced only when `make` has
 * succeeded. If `make` fails, the draft is removed and the previous folder stays.
 */
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
