// Lists everything that other apps can import from the built packages, with all signatures, in `api/*.md` of each
// package. `node --import tsx packages/tools/packages/api.ts` checks that the lists are up to date. With `--write`,
// writes the lists instead. A list changes only if something changes for other apps, so CHANGELOG.md must mention each
// change of a list.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import type { Node } from 'oxc-parser';
import { parse, ROOT } from '../lib/sources.ts';
import { buildPackages } from './build.ts';
import { PACKAGES, publicEntryPoints } from './packages.ts';

/**
 * What a name in a module refers to. A text is the declaration of the name. An object is an import: the file of the
 * other module, and the name in that module.
 */
type Known = string | { readonly file: string; readonly name: string };

interface Module {
  readonly names: ReadonlyMap<string, Known>;
  readonly exported: readonly string[];
  /** Files that the module re-exports with `export *`. */
  readonly stars: readonly string[];
}

export interface Found {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

type Read = (file: string) => string;

const RELATIVE = /^\.{1,2}\//;

/** Returns the path of the declaration file to which a module specifier resolves. */
const declarationsAt = (from: string, specifier: string) =>
  normalize(join(dirname(from), specifier)).replace(/\.[jt]sx?$/, '.d.ts');

/** Returns the text of a declaration without comments, blank lines and the words `export` and `declare`. */
function plain(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replace(/\n\s*\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

function namesDeclared(node: Node): string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  const { id } = node as { id?: { type: string; name?: string } | null };
  return id?.type === 'Identifier' && id.name ? [id.name] : [];
}

const nameOf = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

function readModule(file: string, source: string): Module {
  const names = new Map<string, Known>();
  const exported: string[] = [];
  const stars: string[] = [];
  for (const node of parse(file, source).program.body) {
    if (node.type === 'ExportNamedDeclaration') {
      exported.push(...node.specifiers.map((specifier) => nameOf(specifier.exported)));
      if (node.declaration) exported.push(...namesDeclared(node.declaration));
    }
    if (node.type === 'ImportDeclaration' && RELATIVE.test(node.source.value)) {
      const from = declarationsAt(file, node.source.value);
      for (const part of node.specifiers) {
        const name = part.type === 'ImportSpecifier' ? nameOf(part.imported) : 'default';
        names.set(part.local.name, { file: from, name });
      }
    } else if (node.type === 'ExportAllDeclaration') {
      stars.push(declarationsAt(file, node.source.value));
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      if (!RELATIVE.test(node.source.value)) continue;
      const from = declarationsAt(file, node.source.value);
      for (const part of node.specifiers) {
        names.set(nameOf(part.exported), { file: from, name: nameOf(part.local) });
      }
    } else {
      const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (!inner) continue;
      const text = plain(source.slice(node.start, node.end));
      for (const name of namesDeclared(inner)) names.set(name, text);
    }
  }
  return { names, exported, stars };
}

/** Finds declarations by name. Follows imports and re-exports between the modules. */
class Declarations {
  private readonly modules = new Map<string, Module>();

  constructor(private readonly read: Read) {}

  private moduleAt(file: string): Module {
    const known = this.modules.get(file) ?? readModule(file, this.read(file));
    this.modules.set(file, known);
    return known;
  }

  /** Returns the declaration of a name. Returns null if the name comes from another package. */
  find(file: string, name: string): Found | null {
    const { names, stars } = this.moduleAt(file);
    const known = names.get(name);
    if (typeof known === 'string') return { name, file, text: known };
    if (known) return this.find(known.file, known.name);
    for (const star of stars) {
      const found = this.find(star, name);
      if (found) return found;
    }
    return null;
  }

  /** Returns all names that a module exports, including re-exports. */
  exportsOf(file: string): string[] {
    const { exported, stars } = this.moduleAt(file);
    return [...exported, ...stars.flatMap((star) => this.exportsOf(star))];
  }

  /** Returns the declarations that a declaration mentions. Omits those of other packages. */
  referencesOf({ name, file, text }: Found): Found[] {
    const here = [...text.matchAll(/\b[A-Za-z_]\w*\b/g)].map(([word]) => word);
    const { names } = this.moduleAt(file);
    const found = [...new Set(here)]
      .filter((word) => word !== name && names.has(word))
      .map((word) => this.find(file, word));
    const inline = [...text.matchAll(/import\(["'](\.[^"']+)["']\)\.(\w+)/g)].map(
      ([, specifier = '', word = '']) => this.find(declarationsAt(file, specifier), word),
    );
    return [...found, ...inline].filter((one) => one !== null);
  }
}

/** Returns the comment above a statement as a heading of the report: 'Actions' for '// Actions'. */
const headingAbove = (before: string) => /\n\n\/\/ ([^\n]+)\n$/.exec(before)?.[1];

/** Returns the folder of a module as a heading of the report: 'orders' for './orders/tracking.ts'. */
const topicOf = (specifier: string) => /^\.\/([^/]+)\//.exec(specifier)?.[1] ?? 'the package';

/**
 * Groups the exports of an entry point by the heading comments in its file. Exports without a heading are grouped by
 * their folder.
 */
function groupsOf(
  path: string,
  source: string,
  declarations: Declarations,
): Map<string, readonly Found[]> {
  const groups = new Map<string, readonly Found[]>();
  let heading: string | undefined;
  for (const node of parse(path, source).program.body) {
    heading = headingAbove(source.slice(0, node.start)) ?? heading;
    if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') continue;
    const specifier = node.source?.value;
    const file = specifier ? declarationsAt(path, specifier) : path.replace(/\.ts$/, '.d.ts');
    const names =
      node.type === 'ExportAllDeclaration'
        ? declarations.exportsOf(file)
        : node.declaration
          ? namesDeclared(node.declaration)
          : node.specifiers.map(({ local }) => nameOf(local));
    const title = heading ?? topicOf(specifier ?? '');
    const found = names.flatMap((name) => declarations.find(file, name) ?? []);
    groups.set(title, [...(groups.get(title) ?? []), ...found]);
  }
  return groups;
}

const keyOf = ({ file, name }: Found) => `${file} ${name}`;

/** Returns declarations that are not exported themselves, but that exported declarations use directly or indirectly. */
function namedOnly(exported: readonly Found[], declarations: Declarations): Found[] {
  const known = new Set(exported.map(keyOf));
  const named: Found[] = [];
  const waiting = [...exported];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    for (const found of declarations.referencesOf(one)) {
      if (known.has(keyOf(found))) continue;
      known.add(keyOf(found));
      named.push(found);
      waiting.push(found);
    }
  }
  return named.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const block = (found: readonly Found[]) =>
  `\`\`\`ts\n${[...new Set(found.map(({ text }) => text))].join('\n')}\n\`\`\`\n`;

export interface EntryPoint {
  /** The specifier that another app imports: '@gemas/ui/components'. */
  readonly specifier: string;
  /** Path of the entry point's source file in the folder src: 'components.ts'. */
  readonly file: string;
  readonly source: string;
}

/** Returns the report about a package, as Markdown. `read` returns the text of a declaration file. */
export function reportOf(name: string, entryPoints: readonly EntryPoint[], read: Read): string {
  const declarations = new Declarations(read);
  const parts = [
    `# What ${name} exports\n`,
    'Written by `npm run api` from the built declarations: do not edit. A change here is a change for other apps.\n',
  ];
  const all: Found[] = [];
  for (const { specifier, file, source } of entryPoints) {
    parts.push(`## ${specifier}\n`);
    for (const [title, found] of groupsOf(file, source, declarations)) {
      parts.push(`### ${title[0]?.toUpperCase()}${title.slice(1)}\n`, block(found));
      all.push(...found);
    }
  }
  const named = namedOnly(all, declarations);
  if (named.length > 0) {
    parts.push('## Named by these, exported by no entry point\n', block(named));
  }
  return parts.join('\n');
}

function main(): void {
  const isWriting = process.argv.includes('--write');
  buildPackages();
  const changed: string[] = [];
  for (const { name, folder } of PACKAGES) {
    const entryPoints = publicEntryPoints(folder).map(({ specifier, source }) => ({
      specifier,
      file: source.replace(/^\.\/src\//, ''),
      source: readFileSync(join(ROOT, folder, source), 'utf8'),
    }));
    const report = reportOf(name, entryPoints, (file) =>
      readFileSync(join(ROOT, folder, 'dist', file), 'utf8'),
    );
    const path = `${folder}/api/${name.replace('@gemas/', '')}.md`;
    const before = existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : '';
    if (before === report) continue;
    changed.push(path);
    if (isWriting) {
      mkdirSync(dirname(ROOT + path), { recursive: true });
      writeFileSync(ROOT + path, report);
    }
  }
  for (const path of changed) {
    if (isWriting) console.log(`wrote ${path}`);
    else
      console.error(`${path} differs from the declarations: run npm run api and review its diff`);
  }
  console.log(`api: ${PACKAGES.length} packages, ${changed.length} changed`);
  if (changed.length > 0 && !isWriting) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
