// Writes a `.gz` and a `.br` beside each text file that becomes smaller. nginx sends these files unchanged. To compress
// the files of any folder: `node --import tsx apps/web/build/compress.ts storybook-static`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extensions of text files. Pictures and fonts are compressed already. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest']);

const brotli = (plain: Buffer) =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
const FORMATS = [
  ['.gz', (plain: Buffer) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION })],
  ['.br', brotli],
] as const;

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  for (const [ending, compress] of FORMATS) {
    const made = await compress(plain);
    if (made.length < plain.length) await writeFile(path + ending, made);
  }
}

/** Compresses the text files of a folder and its subfolders. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

const [, script = '', folder] = process.argv;
if (import.meta.url === pathToFileURL(script).href && folder !== undefined) {
  await compressFolder(folder);
}
