// Prints a random sample of comments for a review: `node --import tsx packages/tools/rules/comments.ts
// <folder>[,<folder>] <seed> [count]`. The default is 60 comments of at least five words. A reviewer marks the comments
// that cannot be understood on their own.
import { hash } from 'node:crypto';
import { parseSync } from 'oxc-parser';
import { readSource, sourceFiles } from '../lib/sources.ts';

/**
 * Returns the comments of a source, each with the two lines of code after it. Line comments on consecutive lines are one
 * comment.
 */
function commentsOf(path: string) {
  const source = readSource(path);
  const blocks: { start: number; end: number; text: string }[] = [];
  for (const { type, start, end, value } of parseSync(path, source).comments) {
    const last = blocks.at(-1);
    if (type === 'Line' && last && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${value}`;
      last.end = end;
    } else blocks.push({ start, end, text: value });
  }
  return blocks.map(({ start, end, text }) => ({
    path,
    line: source.slice(0, start).split('\n').length,
    text: text.replace(/\s*\n\s*\*?\s*|\s{2,}/g, ' ').replace(/^[*\s]+|\s+$/g, ''),
    code: source.slice(end).trim().split('\n', 2).join('\n    '),
  }));
}

const [folders = '.', seed = '1', count = '60'] = process.argv.slice(2);
if (folders === '--help') {
  console.log('Usage: comments.ts FOLDER[,FOLDER] SEED [COUNT]');
  process.exit();
}
const drawn = sourceFiles(folders.split(','), /\.tsx?$/)
  .flatMap(commentsOf)
  .filter(({ text }) => text.split(/\s+/).length >= 5)
  .map((comment) => ({ comment, order: hash('sha256', `${seed} ${comment.path}:${comment.line}`) }))
  .sort((a, b) => a.order.localeCompare(b.order))
  .slice(0, Number(count));
for (const { comment } of drawn) {
  console.log(`${comment.path}:${comment.line}\n  ${comment.text}\n  > ${comment.code}\n`);
}
