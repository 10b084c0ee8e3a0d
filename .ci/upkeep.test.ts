// Checks what is not code: workflows, package updates, licences, the version of Node, side effects of packages.
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT, readSource } from './sources.ts';

const FOLDERS = ['', 'packages/domain/', 'packages/ui/', 'apps/web/', 'mocks/'];
const manifests = FOLDERS.map((folder) => JSON.parse(readSource(`${folder}package.json`)));
const [root] = manifests;

const WORKFLOW_KEYS = ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'];
const JOB_KEYS = [
  'name',
  'runs-on',
  'container',
  'timeout-minutes',
  'if',
  'needs',
  'env',
  'permissions',
  'steps',
];
const STEP_KEYS = ['name', 'id', 'if', 'uses', 'with', 'run', 'env', 'working-directory', 'shell'];

const unknownKeys = (where: string, known: readonly string[], value: object) =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: ${key} is not known`);

interface Renovate {
  packageRules: {
    groupName?: string;
    matchPackageNames?: string[];
    matchManagers?: string[];
    allowedVersions?: string;
  }[];
  [setting: string]: unknown;
}

interface Workflow {
  on?: unknown;
  jobs?: Record<string, Job>;
}

interface Job {
  'runs-on'?: string;
  steps?: { run?: string; uses?: string }[];
}

/** Problems of a workflow that can be found without running it. */
function workflowProblems(source: string): string[] {
  const workflow: Workflow = parse(source);
  const problems = unknownKeys('workflow', WORKFLOW_KEYS, workflow);
  if (!workflow.on) problems.push('nothing starts it');
  for (const [name, job] of Object.entries(workflow.jobs ?? {})) {
    problems.push(...unknownKeys(name, JOB_KEYS, job));
    if (!job['runs-on']) problems.push(`${name}: runs nowhere`);
    if (!job.steps?.length) problems.push(`${name}: has no steps`);
    for (const [at, step] of (job.steps ?? []).entries()) {
      const where = `${name}, step ${at + 1}`;
      problems.push(...unknownKeys(where, STEP_KEYS, step));
      if ((step.run === undefined) === (step.uses === undefined)) {
        problems.push(`${where}: has to run a command or use an action`);
      }
      if (step.uses && !/^[\w.-]+\/[\w./-]+@\S+$/.test(step.uses)) {
        problems.push(`${where}: ${step.uses} has no version`);
      }
    }
  }
  return problems;
}

describe('workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(`${ROOT}${folder}`).map((name) => [
    name,
    readSource(`${folder}/${name}`),
  ]);

  it.each(workflows)('%s is one', (_, source) => {
    expect(workflowProblems(source)).toEqual([]);
  });

  it.each([
    ['a step that does nothing', 'steps:\n      - runs: ls'],
    ['a step that does two things', 'steps:\n      - run: ls\n        uses: actions/checkout@v4'],
    ['an action without a version', 'steps:\n      - uses: actions/checkout'],
    ['no steps', 'timeout-minutes: 5'],
    ['a misspelt key', 'step: []'],
  ])('with %s would be found wrong', (_, rest) => {
    const job = `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    ${rest}\n`;
    expect(workflowProblems(job)).not.toEqual([]);
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
  const { packageRules, ...settings }: Renovate = JSON.parse(readSource('renovate.json'));
  const wanted = new Map(
    manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    ),
  );
  /** Installed version, '4.1.12'. */
  const lock: Record<string, { version: string }> = JSON.parse(
    readSource('package-lock.json'),
  ).packages;
  const installed = (name: string) =>
    (lock[`node_modules/${name}`] ?? lock[`apps/web/node_modules/${name}`])?.version ?? '';
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

  const held = packageRules.flatMap(({ allowedVersions, matchPackageNames = [] }) =>
    allowedVersions ? matchPackageNames.map((name) => [name, allowedVersions] as const) : [],
  );

  it('hold what newer lines would take off this Node', () => {
    const names = held.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['vitest', 'msw', 'jotai', 'chromatic']));
  });

  it.each(held)('leave %s below what is held back, %s', (name, allowed) => {
    const [, limit = ''] = /^<([\d.]+)$/.exec(allowed) ?? [];
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

// A build drops the bare import of a file that its package does not list here.
it.each(FOLDERS.map((folder, at) => [folder, manifests[at]]))(
  '%s names files with side effects that exist',
  (folder, { sideEffects }) => {
    const missing = [sideEffects ?? []]
      .flat()
      .filter((path) => typeof path === 'string' && !path.includes('*'))
      .filter((path) => !existsSync(`${ROOT}${folder}${path}`));
    expect(missing).toEqual([]);
  },
);
