// Scores of mutation reports by folder and by group, and the minimum score of each group.
import { dirname } from 'node:path/posix';

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

/** Returns the folder whose score includes the file: `packages/domain/src/vault` or `apps/web/src/state/redeem`. */
const folderOf = (path: string) =>
  dirname(path)
    .split('/')
    .slice(0, path.startsWith('packages/') ? 4 : 5)
    .join('/');

/** Returns the score of each folder in the reports, followed by the score of each group in `GROUPS`. */
export function scoresOf(reports: readonly MutationReport[]): Score[] {
  const files = [...new Map(reports.flatMap((report) => Object.entries(report.files)))];
  const scoreOf = (name: string, minimum: number | null, isCounted: (path: string) => boolean) => {
    const mutants = files.flatMap(([path, file]) => (isCounted(path) ? file.mutants : []));
    const count = (...statuses: string[]) =>
      mutants.filter(({ status }) => statuses.includes(status)).length;
    const noticed = count('Killed', 'Timeout');
    return { name, noticed, all: noticed + count('Survived', 'NoCoverage'), minimum };
  };
  const folders = [...new Set(files.map(([path]) => folderOf(path)))].sort();
  return [
    ...folders.map((name) => scoreOf(name, null, (path) => folderOf(path) === name)),
    ...GROUPS.map((group) => scoreOf(group.name, group.minimum, (path) => group.files.test(path))),
  ].filter(({ all }) => all > 0);
}

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
