// Checks workflows, settings for package updates, licences, Node versions, and `sideEffects` of manifests.
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT, readSource } from '../lib/sources.ts';

const root = JSON.parse(readSource('package.json'));
const FOLDERS: string[] = ['', ...root.workspaces.map((folder: string) => `${folder}/`)];
const manifests = FOLDERS.map((folder) => JSON.parse(readSource(`${folder}package.json`)));

const WORKFLOW_KEYS = ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'];
const JOB_KEYS = [
  'name',
  'runs-on',
  'container',
  'timeout-minutes',
  'strategy',
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
  env?: unknown;
  jobs?: Record<string, Job>;
}

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'runs-on'?: string;
  container?: string;
  env?: unknown;
  steps?: Step[];
}

/** Matches an action that is pinned to a commit. Unlike a tag or a branch, a commit cannot be moved to other code. */
const ACTION_AT_COMMIT = /^[\w.-]+\/[\w./-]+@[\da-f]{40}$/;
/** Matches an image that is pinned to a digest. The tag before the digest tells Renovate which versions to offer. */
const IMAGE_BY_DIGEST = /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/;

/**
 * Returns the security problems of a workflow step. An action must be pinned to a commit, because its owner could
 * change the action. A checkout must not leave a token that later commands can read. A shell command must not contain
 * an expression `${{ … }}`, because the shell could run the value of the expression as code.
 */
function stepProblems({ uses, run = '', with: options }: Step): string[] {
  const problems: string[] = [];
  if (uses && !ACTION_AT_COMMIT.test(uses)) problems.push(`${uses} is not pinned to a commit`);
  if (uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false) {
    problems.push('leaves its token in the folder: set persist-credentials to false');
  }
  if (/\$\{\{/.test(run))
    problems.push('contains an expression in a command: pass the value by env');
  return problems;
}

const hasSecret = (value: unknown) => /secrets\.|github\.token/.test(JSON.stringify(value ?? ''));

/**
 * Returns the problems of a workflow file: unknown keys, missing parts, secrets that every step can read, container
 * images without a digest, and security problems of steps.
 */
function workflowProblems(source: string): string[] {
  const workflow: Workflow = parse(source);
  const problems = unknownKeys('workflow', WORKFLOW_KEYS, workflow);
  if (!workflow.on) problems.push('has no trigger');
  if (hasSecret(workflow.env)) problems.push('every step can read its token');
  for (const [name, job] of Object.entries(workflow.jobs ?? {})) {
    problems.push(...unknownKeys(name, JOB_KEYS, job));
    if (!job['runs-on']) problems.push(`${name}: has no runs-on`);
    if (!job.steps?.length) problems.push(`${name}: has no steps`);
    if (hasSecret(job.env)) problems.push(`${name}: every step can read its token`);
    if (job.container && !IMAGE_BY_DIGEST.test(job.container)) {
      problems.push(`${name}: ${job.container} has no digest`);
    }
    for (const [at, step] of (job.steps ?? []).entries()) {
      const where = `${name}, step ${at + 1}`;
      problems.push(...unknownKeys(where, STEP_KEYS, step));
      if ((step.run === undefined) === (step.uses === undefined)) {
        problems.push(`${where}: must have either run or uses`);
      }
      problems.push(...stepProblems(step).map((problem) => `${where}: ${problem}`));
    }
  }
  return problems;
}

const SECRET = ['$', '{{ secrets.A }}'].join('');
const COMMIT = '11d5960a326750d5838078e36cf38b85af677262';
const workflowOf = (rest: string) =>
  `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    ${rest}\n`;

describe('workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(`${ROOT}${folder}`).map(
    (name) => [name, readSource(`${folder}/${name}`)] as const,
  );

  it.each(workflows)('%s has no problems', (_, source) => {
    expect(workflowProblems(source)).toEqual([]);
  });

  it.each([
    ['a step that does nothing', 'steps:\n      - runs: ls'],
    ['a step that does two things', `steps:\n      - run: ls\n        uses: a/b@${COMMIT}`],
    ['an action without a version', 'steps:\n      - uses: a/b'],
    ['an action by a tag', 'steps:\n      - uses: a/b@v4'],
    ['an action by a branch', 'steps:\n      - uses: a/b@main'],
    ['an action by part of a commit', 'steps:\n      - uses: a/b@11d5960'],
    ['a checkout that keeps its token', `steps:\n      - uses: actions/checkout@${COMMIT}`],
    ['a token for a whole job', `env:\n      A: ${SECRET}\n    steps:\n      - run: ls`],
    ['an expression in a command', `steps:\n      - run: echo ${SECRET}`],
    ['an image by a tag', 'container: node:20-bookworm\n    steps:\n      - run: ls'],
    ['no steps', 'timeout-minutes: 5'],
    ['a misspelt key', 'step: []'],
  ])('a workflow with %s is reported', (_, rest) => {
    expect(workflowProblems(workflowOf(rest))).not.toEqual([]);
  });

  it('a workflow with pinned actions and commands is accepted', () => {
    const steps = `steps:\n      - uses: a/b@${COMMIT}\n      - run: ls`;
    expect(workflowProblems(workflowOf(steps))).toEqual([]);
  });

  it('a token in the environment of the whole workflow is reported', () => {
    const workflow = `${workflowOf('steps:\n      - run: ls')}env:\n  A: ${SECRET}\n`;
    expect(workflowProblems(workflow)).toEqual(['every step can read its token']);
  });

  it('check for known vulnerabilities every week', () => {
    const { on, jobs = {} }: Workflow = parse(readSource(`${folder}/vulnerabilities.yml`));
    expect(on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/ \* \* [1-5]$/) }] });
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    expect(steps.some(({ run }) => run?.includes('npm audit signatures'))).toBe(true);
    expect(steps.some(({ uses }) => uses?.startsWith('google/osv-scanner-action/'))).toBe(true);
  });

  it.each(workflows)(
    '%s may only read, uses the Node of .nvmrc and names releases',
    (_, source) => {
      expect(source).toMatch(/^permissions:\n {2}contents: read\n/m);
      expect(source).toContain('node-version-file: .nvmrc');
      for (const [line] of source.matchAll(/^.*uses: .*$/gm)) {
        expect(line).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
      }
    },
  );

  it('chromatic.yml skips all steps if the token is missing, and builds without the token', () => {
    const [, ...steps] = readSource(`${folder}/chromatic.yml`).split(/^ {6}- /m);
    expect(steps).toHaveLength(6);
    const [asking, ...others] = steps;
    expect(asking).toContain('id: token');
    // The build runs code of all packages, so the token is not in its environment.
    const withToken = steps.filter((step) => step.includes('secrets.CHROMATIC_PROJECT_TOKEN }}'));
    expect(withToken).toEqual([asking, steps.at(-1)]);
    expect(steps.at(-1)).toContain('--storybook-build-dir storybook-static');
    for (const step of others) expect(step).toMatch(/if: steps\.token\.outputs\.isSet == 'true'/);
  });
});

it('the Dockerfile pins each base image to a digest', () => {
  const dockerfile = readSource('apps/web/deploy/Dockerfile');
  const images = [...dockerfile.matchAll(/^FROM (?!sources |server )(\S+)/gm)];
  expect(images.length).toBeGreaterThan(1);
  for (const [, image] of images) expect(image).toMatch(IMAGE_BY_DIGEST);
});

describe('installing packages', () => {
  const settings = readSource('.npmrc').split('\n');

  it('never runs install scripts', () => {
    expect(settings).toContain('ignore-scripts=true');
    // With `ignore-scripts`, npm would skip our own scripts whose names begin with 'pre' or 'post'.
    const scripts = manifests.flatMap((manifest) => Object.keys(manifest.scripts ?? {}));
    expect(scripts.filter((name) => /^(pre|post)/.test(name) && name !== 'preview')).toEqual([]);
  });

  it('.npmrc sets the resolve condition source for all processes that npm starts', () => {
    // npm replaces the NODE_OPTIONS of the user's shell by this value. The prefix '${NODE_OPTIONS?}' would keep the
    // user's options, but npm 10, which is part of Node 20, does not expand this prefix.
    expect(settings).toContain('node-options=--conditions=source');
  });
});

describe('updates by Renovate', () => {
  const { packageRules, ...settings }: Renovate = JSON.parse(readSource('renovate.json'));
  const wanted = new Map(
    manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    ),
  );
  const lock: Record<string, { version: string }> = JSON.parse(
    readSource('package-lock.json'),
  ).packages;
  const installed = (name: string) =>
    (lock[`node_modules/${name}`] ?? lock[`apps/web/node_modules/${name}`])?.version ?? '';

  it('are offered a week after a release, with actions by commit and images by digest', () => {
    expect(settings).toMatchObject({
      extends: expect.arrayContaining(['helpers:pinGitHubActionDigests', 'docker:pinDigests']),
      minimumReleaseAge: '7 days',
    });
  });

  it('use only settings that this test knows', () => {
    // The setting lockFileMaintenance would update the whole lock file. It must not be used, because Renovate does not
    // check the age of packages that it updates in this way.
    const SETTINGS = [
      '$schema',
      'extends',
      'timezone',
      'schedule',
      'prConcurrentLimit',
      'minimumReleaseAge',
      'osvVulnerabilityAlerts',
    ];
    const RULES = [
      'description',
      'groupName',
      'matchPackageNames',
      'matchManagers',
      'matchUpdateTypes',
      'allowedVersions',
      'enabled',
    ];
    expect(Object.keys(settings).filter((key) => !SETTINGS.includes(key))).toEqual([]);
    for (const rule of packageRules) {
      expect(Object.keys(rule).filter((key) => !RULES.includes(key))).toEqual([]);
      expect(rule.matchPackageNames ?? rule.matchManagers).toBeInstanceOf(Array);
    }
  });

  it('name only packages that are dependencies, each in at most one group', () => {
    const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(named.filter((name) => !wanted.has(name) && name !== 'node')).toEqual([]);
    const grouped = packageRules.flatMap(({ groupName, matchPackageNames = [] }) =>
      groupName ? matchPackageNames : [],
    );
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  const held = packageRules.flatMap(({ allowedVersions, matchPackageNames = [] }) =>
    allowedVersions ? matchPackageNames.map((name) => [name, allowedVersions] as const) : [],
  );

  it('exclude the versions of vitest, msw, jotai and chromatic that need a newer Node', () => {
    const names = held.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['vitest', 'msw', 'jotai', 'chromatic']));
  });

  it.each(held)('the installed version of %s is allowed: %s', (name, allowed) => {
    const [, limit = ''] = /^<([\d.]+)$/.exec(allowed) ?? [];
    const order = installed(name).localeCompare(limit, 'en', { numeric: true });
    expect(order).toBeLessThan(0);
  });
});

it('.nvmrc contains the major version of Node that package.json requires', () => {
  const major = readSource('.nvmrc').trim();
  expect(root.engines.node).toMatch(new RegExp(`^>=${major}\\.`));
});

it.each(manifests.map((manifest) => [manifest.name, manifest]))(
  '%s is private and unlicensed',
  (_, manifest) => {
    expect(manifest).toMatchObject({ license: 'UNLICENSED', private: true });
  },
);

// A build removes imports such as `import './theme.css'` if `sideEffects` in package.json does not list the file.
it.each(FOLDERS.map((folder, at) => [folder, manifests[at]]))(
  'all files in the sideEffects of %s exist',
  (folder, { sideEffects }) => {
    const missing = [sideEffects ?? []]
      .flat()
      .filter((path) => typeof path === 'string' && !path.includes('*'))
      .filter((path) => !existsSync(`${ROOT}${folder}${path}`));
    expect(missing).toEqual([]);
  },
);
