// What keeps the project going outside its code: workflows, updates of packages, licences, the Node it runs on.
import { readdirSync } from 'node:fs';
import { validateWorkflow } from '@action-validator/core';
import { describe, expect, it } from 'vitest';
import { ROOT, readSource } from './sources.mjs';

const FOLDERS = ['', 'packages/domain/', 'packages/ui/', 'apps/web/', 'mocks/'];
const manifests = FOLDERS.map((folder) => JSON.parse(readSource(`${folder}package.json`)));
const [root] = manifests;

describe('workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(`${ROOT}${folder}`).map((name) => [
    name,
    readSource(`${folder}/${name}`),
  ]);

  it.each(workflows)('%s is one', (_, source) => {
    expect(validateWorkflow(source).errors).toEqual([]);
  });

  it('would be found wrong', () => {
    const source =
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - runs: ls\n';
    expect(validateWorkflow(source).errors).not.toEqual([]);
  });

  it.each(workflows)('%s runs on the Node of .nvmrc, with no rights but to read', (_, source) => {
    expect(source).toContain('node-version-file: .nvmrc');
    expect(source).toMatch(/^permissions:\n {2}contents: read\n/m);
  });

  it('leave out every picture where the token is missing', () => {
    const [, ...steps] = readSource(`${folder}/chromatic.yml`).split(/^ {6}- /m);
    expect(steps).toHaveLength(5);
    for (const step of steps)
      expect(step).toMatch(/if: \$\{\{ env\.CHROMATIC_PROJECT_TOKEN [!=]= ''/);
  });
});

describe('updates of packages', () => {
  const { packageRules, ...settings } = JSON.parse(readSource('renovate.json'));
  const wanted = new Map(
    manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    ),
  );
  /** '4.1.12' of what npm chose. */
  const lock = JSON.parse(readSource('package-lock.json')).packages;
  const installed = (name) =>
    (lock[`node_modules/${name}`] ?? lock[`apps/web/node_modules/${name}`]).version;
  const NOT_NPM = ['node'];

  it('know their settings', () => {
    const SETTINGS = [
      '$schema',
      'extends',
      'timezone',
      'schedule',
      'prConcurrentLimit',
      'lockFileMaintenance',
    ];
    const RULES = [
      'description',
      'groupName',
      'matchPackageNames',
      'matchManagers',
      'allowedVersions',
      'enabled',
    ];
    expect(Object.keys(settings).filter((key) => !SETTINGS.includes(key))).toEqual([]);
    for (const rule of packageRules) {
      expect(Object.keys(rule).filter((key) => !RULES.includes(key))).toEqual([]);
      expect(rule.matchPackageNames ?? rule.matchManagers).toBeInstanceOf(Array);
    }
  });

  it('name packages that are here, each in one group', () => {
    const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(named.filter((name) => !wanted.has(name) && !NOT_NPM.includes(name))).toEqual([]);
    const grouped = packageRules.flatMap(({ groupName, matchPackageNames = [] }) =>
      groupName ? matchPackageNames : [],
    );
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  const held = packageRules.flatMap(({ allowedVersions, matchPackageNames }) =>
    allowedVersions ? matchPackageNames.map((name) => [name, allowedVersions]) : [],
  );

  it('hold what newer lines would take off this Node', () => {
    const names = held.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['vitest', 'msw', 'jotai', 'chromatic']));
  });

  it.each(held)('leave %s below what is held back, %s', (name, allowed) => {
    const [, limit] = /^<([\d.]+)$/.exec(allowed) ?? [];
    const order = installed(name).localeCompare(limit, 'en', { numeric: true });
    expect(order).toBeLessThan(0);
  });
});

it('runs on the Node that its manifest asks for', () => {
  const major = readSource('.nvmrc').trim();
  expect(root.engines.node).toMatch(new RegExp(`^>=${major}\\.`));
});

it.each(manifests.map((manifest) => [manifest.name, manifest]))(
  '%s is private and says so',
  (_, { license, private: isPrivate }) => {
    expect(license).toBe('UNLICENSED');
    expect(isPrivate).toBe(true);
  },
);
