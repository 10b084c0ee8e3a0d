import { expect, it } from 'vitest';
import { ENGINES, findEngine, packagesFor } from './find.ts';

const machine =
  (...paths: string[]) =>
  (pattern: string) =>
    paths.filter((path) => path === pattern.replace('*', 'x86_64-linux-gnu'));
const GTK = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

it('findEngine returns the first existing path of each program', () => {
  expect(findEngine('firefox', machine('/usr/bin/firefox', '/usr/bin/firefox-esr'), {})).toEqual({
    programs: { browser: '/usr/bin/firefox-esr' },
    missing: [],
  });
  expect(
    findEngine('webkitgtk', machine('/usr/bin/WebKitWebDriver', GTK, '/usr/bin/Xvfb')).programs,
  ).toEqual({ driver: '/usr/bin/WebKitWebDriver', browser: GTK, screen: '/usr/bin/Xvfb' });
});

it('findEngine uses only the path in the environment variable, even if that path does not exist', () => {
  const env = { FIREFOX_PATH: '/opt/firefox' };
  const installed = machine('/opt/firefox', '/usr/bin/firefox-esr');
  expect(findEngine('firefox', installed, env).programs.browser).toBe('/opt/firefox');
  const other = machine('/usr/bin/firefox-esr');
  expect(findEngine('firefox', other, env).missing).toHaveLength(1);
});

it('lists missing programs, and the Debian packages that contain them without duplicates', () => {
  const found = ENGINES.map((name) => findEngine(name, machine('/usr/bin/Xvfb')));
  expect(found.flatMap(({ missing }) => missing.map(({ title }) => title))).toEqual([
    'Firefox',
    'WebKitWebDriver',
    'MiniBrowser',
  ]);
  expect(packagesFor(found)).toEqual(['firefox-esr', 'webkit2gtk-driver']);
});
