// Makes the files of a call, a screen or a persona, and prints what is left to do by hand: `npm run new -- call NAME`,
// `npm run new -- screen NAME`, `npm run new -- persona NAME`. NAME is words in lower case with hyphens, such as
// gift-cards.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT, readSource } from '../lib/sources.ts';
import { KINDS, make } from './make.ts';

const [given, name] = process.argv.slice(2);
const kind = KINDS.find((known) => known === given);
if (kind === undefined || name === undefined) {
  console.error(`npm run new -- ${KINDS.join(' | ')} NAME`);
  process.exit(1);
}

const { created, changed, left } = make(kind, name, readSource);
const taken = Object.keys(created).filter((path) => existsSync(ROOT + path));
if (taken.length > 0) {
  console.error(`Choose another name. This one is taken: ${taken.join(', ')}`);
  process.exit(1);
}
for (const [path, text] of Object.entries({ ...created, ...changed })) {
  mkdirSync(dirname(ROOT + path), { recursive: true });
  writeFileSync(ROOT + path, text);
  console.log(`${path in created ? 'made' : 'changed'} ${path}`);
}
const args = ['check', '--write', ...Object.keys({ ...created, ...changed })];
spawnSync(`${ROOT}node_modules/.bin/biome`, args, { cwd: ROOT, stdio: 'inherit' });
console.log(`\nLeft to do:\n${left.map((each) => `- ${each}`).join('\n')}`);
