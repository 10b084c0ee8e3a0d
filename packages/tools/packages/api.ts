// Lists everything that other apps can import from the built packages, with all signatures, in `api/*.md` of each
// package. `node --import tsx packages/tools/packages/api.ts` checks that the lists are up to date. With `--write`,
// writes the lists instead. A list changes only if something changes for other apps, so CHANGELOG.md must mention each
// change of a list.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { parse, ROOT, readSource } from '../lib/sources.ts';
import { buildPackages } from './build.ts';
import { PACKAGES, publicEntryPoints } from './packages.ts';

/** A declaration at the top level of a module. */
export interface Declared {
  readonly name: string;
  /** Path of the module in the folder src, without its extension: 'orders/OrderCard'. */
  readonly module: string;
  /** Whether other modules can import it. */
  readonly isExported: boolean;
  readonly text: string;
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const MODIFIERS = /^(?:export |default |declare )+/;
const NAME = /^(?:class|const|function|interface|type) (\w+)/;

/** Returns the declarations in a declaration file that TypeScript wrote, without comments, `export` and `declare`. */
export function declarationsIn(module: string, declarations: string): Declared[] {
  const lines = declarations.replace(COMMENT, '').replace(/\s*\n(?:[ \t]*\n)*/g, '\n');
  // Only the first line of a declaration begins with a letter.
  return lines.split(/\n(?=[a-z])/).flatMap((statement) => {
    const text = statement.trim().replace(MODIFIERS, '');
    const [, name] = NAME.exec(text) ?? [];
    return name ? [{ name, module, isExported: statement.startsWith('export '), text }] : [];
  });
}

/**
 * Returns what a module exports, as 'orders/OrderCard OrderCardProps': the module that declares the value or type, and
 * the name there. `path` is the path of the module from the root.
 */
function exportsOf(path: string, read: typeof readSource): string[] {
  const { staticExports } = parse(path, read(path)).module;
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName }) => {
      const origin = moduleRequest ? join(path, '..', moduleRequest.value) : path;
      const { name } = moduleRequest ? importName : exportName;
      if (moduleRequest && importName.kind !== 'Name') return exportsOf(origin, read);
      return name ? [`${origin.replace(/^.*?src\/|\.tsx?$/g, '')} ${name}`] : [];
    }),
  );
}

/** Returns the declarations to which exported declarations refer, directly or indirectly. They are found by name. */
function namedBy(exported: readonly Declared[], all: readonly Declared[]): Declared[] {
  const known = new Set(exported);
  // The loop also reaches the declarations that it adds. The type of a value is named by `typeof`.
  for (const { module, text } of known) {
    const words = new Set(text.match(/\b(?:typeof )?\w+/g));
    for (const one of all) {
      const word = /^(?:const|function) /.test(one.text) ? `typeof ${one.name}` : one.name;
      if (words.has(word) && (one.isExported || one.module === module)) known.add(one);
    }
  }
  return all.filter((one) => known.has(one) && !exported.includes(one));
}

const block = (declared: readonly Declared[]) =>
  `\`\`\`ts\n${declared.map(({ text }) => text).join('\n')}\n\`\`\`\n`;

/** Returns the folder of a module as a heading: 'Orders' for 'orders/tracking'. */
function topicOf({ module }: Declared): string {
  const [, folder = 'the package'] = /^([^/]+)\//.exec(module) ?? [];
  return `${folder[0]?.toUpperCase()}${folder.slice(1)}`;
}

/** Returns the report about a package, as Markdown. `all` are the declarations of all its modules. */
export function reportOf(
  name: string,
  entryPoints: ReturnType<typeof publicEntryPoints>,
  all: readonly Declared[],
  read = readSource,
): string {
  const parts = [
    `# What ${name} exports\n`,
    'Written by `npm run api` from the built declarations: do not edit. A change here is a change for other apps.\n',
  ];
  const shown = new Set<Declared>();
  for (const { specifier, source } of entryPoints) {
    parts.push(`## ${specifier}\n`);
    const origins = exportsOf(source, read);
    const exported = all.filter(({ module, name }) => origins.includes(`${module} ${name}`));
    for (const topic of new Set(exported.map(topicOf))) {
      parts.push(`### ${topic}\n`, block(exported.filter((one) => topicOf(one) === topic)));
    }
    for (const one of exported) shown.add(one);
  }
  const named = namedBy([...shown], all);
  if (named.length > 0) {
    parts.push('## Named by these, exported by no entry point\n', block(named));
  }
  return parts.join('\n');
}

function main(): void {
  const isWriting = process.argv.includes('--write');
  buildPackages();
  let changed = 0;
  for (const { name, folder } of PACKAGES) {
    const dist = join(ROOT, folder, 'dist');
    const declared = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .sort()
      .flatMap((file) =>
        declarationsIn(file.replace('.d.ts', ''), readFileSync(join(dist, file), 'utf8')),
      );
    const report = reportOf(name, publicEntryPoints(folder), declared);
    const path = `${folder}/api/${name.replace('@gemas/', '')}.md`;
    if (existsSync(ROOT + path) && readSource(path) === report) continue;
    changed += 1;
    if (isWriting) writeFileSync(ROOT + path, report);
    console.log(isWriting ? `wrote ${path}` : `${path} is old: run npm run api and read its diff`);
  }
  console.log(`api: ${PACKAGES.length} packages, ${changed} changed`);
  if (changed > 0 && !isWriting) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
