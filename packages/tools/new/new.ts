// Makes the files of a call, a screen or a persona, and prints what is left to do by hand:
// `npm run new -- call NAME`, `npm run new -- screen NAME`, `npm run new -- persona NAME`. NAME is words in lower case with hyphens, such as gift-cards.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readSource } from '../lib/sources.ts';
import { KINDS, type Kind, make, replacedBy } from './make.ts';

const [kind, name] = process.argv.slice(2);
if (!KINDS.includes(kind as Kind) || name === undefined) {
  console.error(`npm run new -- ${KINDS.join(' | ')} NAME`);
  process.exit(1);
}

const { files, left } = make(kind as Kind, name, readSource);
const replaced = replacedBy(files, (path) => existsSync(join(ROOT, path)), readSource);
if (replaced.length > 0) {
  console.error(`Choose another name. This one is taken: ${replaced.join(', ')}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  const isNew = !existsSync(join(ROOT, path));
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  console.log(`${isNew ? 'made' : 'changed'} ${path}`);
}
const biome = join(ROOT, 'node_modules/.bin/biome');
spawnSync(biome, ['check', '--write', ...Object.keys(files)], { cwd: ROOT, stdio: 'inherit' });
console.log(`\nLeft to do:\n${left.map((each) => `- ${each}`).join('\n')}`);
