import { expect, it } from 'vitest';
import { readSource, sourceFiles } from '../../../packages/tools/lib/sources.ts';
import { PACKAGES, publicEntryPoints } from '../../../packages/tools/packages/packages.ts';
import { sectionOf } from '../project/markdown.ts';

const REPORT =
  '# What ui exports\n\n## @gemas/ui\n\n### Shell\n\ncode\n\n## @gemas/ui/fonts\n\nfonts\n';

it('sectionOf returns the part of the report under the heading of the entry point', () => {
  expect(sectionOf(REPORT, '@gemas/ui')).toBe('## Shell\n\ncode');
  expect(sectionOf(REPORT, '@gemas/ui/fonts')).toBe('fonts');
  expect(sectionOf(REPORT, '@gemas/ui/gone')).toBeNull();
});

it('there is a page for every entry point of the packages', () => {
  const pages = sourceFiles(['.storybook/pages/packages'], /\.mdx$/).map(readSource);
  const shown = pages.map((page) => /<EntryPoint of="([^"]+)"/.exec(page)?.[1]);
  const entryPoints = PACKAGES.flatMap(({ folder }) => publicEntryPoints(folder));
  expect(shown.sort()).toEqual(entryPoints.map(({ specifier }) => specifier).sort());
});

it('docs/design.md has every section that a page shows', () => {
  const design = readSource('docs/design.md');
  const pages = sourceFiles(['.storybook/pages/foundations'], /\.mdx$/).map(readSource);
  const shown = pages.flatMap((page) => /<Design of="([^"]+)"/.exec(page)?.[1] ?? []);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((heading) => sectionOf(design, heading) === null)).toEqual([]);
});
