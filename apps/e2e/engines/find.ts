import { existsSync, readdirSync } from 'node:fs';

/** Names of the engines, which are also the values of the option `--only`. */
export const ENGINES = ['chromium', 'firefox', 'webkitgtk'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A program that an engine needs: its possible paths, and the Debian package that contains it. */
interface Needed {
  readonly role: 'browser' | 'driver' | 'screen';
  readonly title: string;
  /** Possible paths. '*' stands for any one folder. The first existing path is used. Default: /usr/bin/`title`. */
  readonly paths?: readonly string[];
  readonly debian: string;
  /** Environment variable that may contain the path of the program. Such a path replaces `paths`. */
  readonly variable?: string;
}

const NEEDS: Readonly<Record<EngineName, readonly Needed[]>> = {
  // No programs are listed for Chromium, because packages/tools/lib/chromium.ts finds or installs it.
  chromium: [],
  firefox: [
    {
      role: 'browser',
      title: 'Firefox',
      paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
      debian: 'firefox-esr',
      variable: 'FIREFOX_PATH',
    },
  ],
  webkitgtk: [
    { role: 'driver', title: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
    {
      role: 'browser',
      title: 'MiniBrowser',
      paths: [
        '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
        '/usr/lib/*/webkit2gtk-4.0/MiniBrowser',
        '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
      ],
      debian: 'webkit2gtk-driver',
    },
    { role: 'screen', title: 'Xvfb', debian: 'xvfb' },
  ],
};

/** Returns the existing paths that match a pattern. '*' stands for any one folder. */
function pathsLike(pattern: string): string[] {
  const [folder = '', rest] = pattern.split('/*/');
  if (!existsSync(folder)) return [];
  if (rest === undefined) return [folder];
  return readdirSync(folder)
    .map((name) => `${folder}/${name}/${rest}`)
    .filter((path) => existsSync(path));
}

/** The programs of an engine on this machine: the paths of the installed programs by role, and the missing programs. */
export interface Found {
  programs: Partial<Record<Needed['role'], string>>;
  missing: readonly { title: string; debian: string }[];
}

/** Finds the programs of an engine. Tests replace the files and the environment variables of this machine. */
export function findEngine(
  name: EngineName,
  find: (pattern: string) => readonly string[] = pathsLike,
  env: NodeJS.ProcessEnv = process.env,
): Found {
  const programs: Found['programs'] = {};
  const missing = NEEDS[name].filter(
    ({ role, title, paths = [`/usr/bin/${title}`], variable = '' }) => {
      const chosen = env[variable];
      const [first] = chosen ? find(chosen) : paths.flatMap((path) => find(path));
      if (first !== undefined) programs[role] = first;
      return first === undefined;
    },
  );
  return { programs, missing };
}

/** Returns the Debian packages that contain the missing programs. Omits duplicates. */
export function packagesFor(found: readonly Found[]): string[] {
  return [...new Set(found.flatMap(({ missing }) => missing.map(({ debian }) => debian)))].sort();
}
