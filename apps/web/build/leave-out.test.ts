import { expect, it } from 'vitest';
import { type Built, buildFiles } from './fixture.ts';
import { leaveOut } from './leave-out.ts';

const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': "import { word } from './library.js';\nconsole.log(word());",
  'library.js': "import { long } from './long.js';\nexport const word = () => long();",
  'long.js': "export const long = () => 'what the module says';",
};
const library = { module: 'library.js', code: "export const word = () => 'in its place';" };

/** Builds `FILES` with the plugin `leaveOut`, which receives `unused`. Returns all scripts of the build as one text. */
async function built(...unused: Parameters<typeof leaveOut>): Promise<string> {
  let files: Built | undefined;
  try {
    files = await buildFiles(FILES, { plugins: [leaveOut(...unused)] });
    const { assets, read } = files;
    return assets()
      .map((name) => read(`assets/${name}`))
      .join('\n');
  } finally {
    files?.remove();
  }
}

it('replaces a module, and leaves out the modules that only it imports', async () => {
  expect(await built([])).toContain('what the module says');
  const text = await built([library]);
  expect(text).toContain('in its place');
  expect(text).not.toContain('what the module says');
});

it('fails the build if the module has moved', async () => {
  const moved = { module: 'library/elsewhere.js', code: '' };
  await expect(built([library, moved])).rejects.toThrow(
    'library/elsewhere.js has moved: update build/leave-out.ts',
  );
});
