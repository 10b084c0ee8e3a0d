import { fileURLToPath } from 'node:url';
import { CLIENT_CONDITIONS } from '@gemas/tools/lib/conditions';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OURS = fromHere('sanitiser.ts');

const switchable: Plugin = {
  name: 'switchable-sanitiser',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'dompurify' && importer !== OURS ? OURS : null),
};

/** Builds the page that shows payloads in all sinks (main.tsx). The page can switch its sanitiser off. */
export async function buildPayloadPage(outDir: string): Promise<void> {
  await build({
    root: fromHere('.'),
    configFile: false,
    base: './',
    plugins: [switchable, react()],
    resolve: { conditions: CLIENT_CONDITIONS },
    logLevel: 'warn',
    build: { target: 'es2022', outDir, emptyOutDir: true, minify: false },
  });
}
