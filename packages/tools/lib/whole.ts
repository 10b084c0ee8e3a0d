import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { leavingNothing } from './leaving.ts';

/**
 * Calls `make` with the path of a new temporary folder. If `make` succeeds, the temporary folder replaces `folder`. If
 * `make` fails, `folder` is not changed.
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
