// Scores of mutation reports by folder and by group, and the minimum score of each group.
import { readFileSync } from 'node:fs';

/** The parts of a report of Stryker that are used here. */
export interface MutationReport {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>;
}

interface Group {
  readonly name: string;
  readonly files: RegExp;
  /** At least this percentage of the mutations must make a test fail. */
  readonly minimum: number;
}

const GROUPS: readonly Group[] = [
  { name: 'packages/domain', files: /^packages\/domain\//, minimum: 97 },
  { name: 'apps/web/src/{api,state}', files: /^apps\/web\//, minimum: 88 },
  { name: 'what touches gems', files: /\/(?:redeem|raffle|orders)(?:\/|\.ts$)/, minimum: 94 },
];

/** How many mutations there are, and how many of them make a test fail. */
export interface Score {
  readonly name: string;
  readonly noticed: number;
  readonly all: number;
  /** Minimum score, percent. Null for a folder, because only the groups in `GROUPS` have a minimum. */
  readonly minimum: number | null;
}

/**
 * Returns the folder whose score includes the file: `packages/domain/src/vault`, `apps/web/src/api` or
 * `apps/web/src/state/redeem`.
 */
function folderOf(path: string): string {
  const [root, name, src, layer, topic, ...rest] = path.split('/');
  if (root === 'packages') return [root, name, src, layer].join('/');
  const folder = [root, name, src, layer].join('/');
  return rest.length > 0 ? `${folder}/${topic}` : folder;
}

function scoreOf(name: string, statuses: readonly string[], minimum: number | null): Score {
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter(
    (status) => status === 'Survived' || status === 'NoCoverage',
  ).length;
  return { name, noticed, all: noticed + missed, minimum };
}

/** Returns the score of each folder in the reports, followed by the score of each group in `GROUPS`. */
export function scoresOf(reports: readonly MutationReport[]): Score[] {
  const files = new Map(reports.flatMap((report) => Object.entries(report.files)));
  const statusesOf = (isCounted: (path: string) => boolean) =>
    [...files]
      .filter(([path]) => isCounted(path))
      .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const folders = [...new Set([...files.keys()].map(folderOf))].sort();
  return [
    ...folders.map((name) =>
      scoreOf(
        name,
        statusesOf((path) => folderOf(path) === name),
        null,
      ),
    ),
    ...GROUPS.map(({ name, files: of, minimum }) =>
      scoreOf(
        name,
        statusesOf((path) => of.test(path)),
        minimum,
      ),
    ),
  ].filter(({ all }) => all > 0);
}

/** Returns the percentage of the mutations that make a test fail. */
const percentOf = ({ noticed, all }: Score): number => (100 * noticed) / all;

export function isTooLow(score: Score): boolean {
  return score.minimum !== null && percentOf(score) < score.minimum;
}

/** Formats a score as a row of a table in Markdown. */
export function rowOf(score: Score): string {
  const { name, noticed, all, minimum } = score;
  const limit = minimum === null ? '' : ` (at least ${minimum})`;
  return `| ${name} | ${noticed} of ${all} | ${percentOf(score).toFixed(1)} %${limit} |`;
}

/** Returns the scores of the reports in these files. */
export function readScores(paths: readonly string[]): Score[] {
  return scoresOf(paths.map((path): MutationReport => JSON.parse(readFileSync(path, 'utf8'))));
}
