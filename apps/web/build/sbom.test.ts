import { expect, it } from 'vitest';
import { componentsOf, packageFolder } from './sbom.ts';

it.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['/a/node_modules/@b/c/d/e.js', '/a/node_modules/@b/c'],
  ['/a/node_modules/b/node_modules/c/d.js', '/a/node_modules/b/node_modules/c'],
  ['\0/a/node_modules/react/index.js?commonjs', '/a/node_modules/react'],
  ['/a/packages/ui/src/index.ts', null],
  ['\0vite/preload-helper.js', null],
])('the package folder of %s is %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

it('lists each package once, with its version and licence', () => {
  const modules = ['/n/node_modules/b/1.js', '/n/node_modules/@a/c/1.js', '/n/node_modules/b/2.js'];
  const manifests: Record<string, { name: string; version: string; license?: string }> = {
    '/n/node_modules/b': { name: 'b', version: '1.0.0', license: 'MIT' },
    '/n/node_modules/@a/c': { name: '@a/c', version: '2.0.0' },
  };
  const read = (folder: string) => manifests[folder] ?? { name: '', version: '' };
  expect(componentsOf(modules, read)).toEqual([
    {
      type: 'library',
      name: '@a/c',
      version: '2.0.0',
      purl: 'pkg:npm/%40a/c@2.0.0',
      licenses: [{ expression: 'NONE' }],
    },
    {
      type: 'library',
      name: 'b',
      version: '1.0.0',
      purl: 'pkg:npm/b@1.0.0',
      licenses: [{ expression: 'MIT' }],
    },
  ]);
});
