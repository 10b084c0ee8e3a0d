/**
 * Writes tokens.css from tokens.json (the design's values) and stones.json (the planes of the
 * drawings). Run with `npm run tokens -w @gemas/ui`; a test fails when the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name) => new URL(name, import.meta.url);
const read = (name) => JSON.parse(readFileSync(at(name), 'utf8'));
const kebab = (part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const varName = (path) => `--${path.map(kebab).join('-')}`;
const resolve = (value) =>
  typeof value === 'string' && value.startsWith('{')
    ? `var(${varName(value.slice(1, -1).split('.'))})`
    : value;

const family = (names) => names.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(', ');

function lines(node, path, inherited, out) {
  const kind = node.$type ?? inherited;
  if ('$value' in node) {
    const name = varName(path);
    const value = node.$value;
    if (kind === 'typography') {
      const { fontFamily, fontWeight, fontSize, lineHeight } = value;
      out.push([name, `${fontWeight} ${fontSize} / ${lineHeight} ${resolve(fontFamily)}`]);
      out.push([`${name}-size`, fontSize]);
    } else if (kind === 'fontFamily') out.push([name, family(value)]);
    else if (kind === 'cubicBezier') out.push([name, `cubic-bezier(${value.join(', ')})`]);
    else if (kind === 'color')
      out.push([name, resolve(value.startsWith('#') ? value.toLowerCase() : value)]);
    else out.push([name, String(resolve(value))]);
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith('$')) lines(child, [...path, key], kind, out);
  }
}

/** What styles of a `::backdrop` use. Before Chrome 122 and Safari 17.4 it inherits no custom property. */
const BACKDROP = [
  '--overlay-scrim',
  '--bg-page',
  '--duration-modal-out',
  '--duration-sheet-in',
  '--duration-reduced',
  '--easing-in',
];

/** Where Biome breaks a line. */
const LONGEST_LINE = 100;

function declaration([name, value]) {
  const line = `  ${name}: ${value};`;
  return line.length > LONGEST_LINE ? `  ${name}:\n    ${value};` : line;
}

const rule = (selector, properties) =>
  `${selector} {\n${properties.map(declaration).join('\n')}\n}\n`;

/** The whole text of tokens.css. */
export function tokensCss() {
  const out = [];
  for (const file of ['./tokens.json', './stones.json']) lines(read(file), [], undefined, out);
  const values = new Map(out);
  const plain = (value) =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name) => plain(values.get(name)));
  const behind = BACKDROP.map((name) => [name, plain(values.get(name))]);
  const head = '/* Written by tokens.mjs from tokens.json and stones.json: edit those. */';
  return `${head}\n${rule(':root', out)}\n${rule('::backdrop', behind)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(at('./tokens.css'), tokensCss());
}
