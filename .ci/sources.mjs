// The project's own source files, and a way to walk what is in them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, visitorKeys } from 'oxc-parser';

/** The project's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const GENERATED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'coverage',
  'reports',
  'public',
]);

/** Paths, relative to the root, of the files under `folders` whose path matches, in order. */
export function sourceFiles(folders, pattern) {
  const walk = (folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : walk(path);
      return pattern.test(path) ? [path] : [];
    });
  return folders.flatMap(walk).sort();
}

/** The text of a file named from the root. */
export const readSource = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The syntax tree and module record of a source. Throws when it does not parse. */
export function parse(path, source) {
  const result = parseSync(path, source);
  const [error] = result.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { program: result.program, module: result.module };
}

/** Calls `visit` on `node` and on every node inside it; does not go into one for which it answers false. */
export function walk(node, visit) {
  if (visit(node) === false) return;
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, visit);
  }
}

const TYPE_QUERY = ['TSImportType', 'TSImportEqualsDeclaration'];

const isTypeOnly = (entries) => entries.length > 0 && entries.every((entry) => entry.isType);

/**
 * What a source imports or re-exports: `{ specifier, kind, line }` with kind `static`, `dynamic` or `type`.
 * A dynamic import that is computed has the specifier null.
 */
export function importsOf(path, source) {
  const { program, module } = parse(path, source);
  const found = [];
  const add = (specifier, kind, start) =>
    found.push({ specifier, kind, line: source.slice(0, start).split('\n').length });
  for (const { start, moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, isTypeOnly(entries) ? 'type' : 'static', start);
  }
  for (const { start, entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (request) add(request.value, isTypeOnly(entries) ? 'type' : 'static', start);
  }
  walk(program, (node) => {
    if (node.type === 'ImportExpression') {
      const { source: asked } = node;
      const text =
        asked.type === 'TemplateLiteral' && asked.quasis.length === 1
          ? asked.quasis[0].value.cooked
          : null;
      add(asked.type === 'Literal' ? asked.value : text, 'dynamic', node.start);
    }
    if (TYPE_QUERY.includes(node.type)) {
      const asked = node.source ?? node.moduleReference?.expression;
      if (asked?.type === 'Literal') add(asked.value, 'type', node.start);
    }
  });
  return found;
}
