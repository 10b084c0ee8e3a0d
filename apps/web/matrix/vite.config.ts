import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import appConfig from '../vite.config.ts';

/** The app as it is built for production, behind a page that mounts it again and again (matrix.ts). */
export default defineConfig(async (env) =>
  mergeConfig(await appConfig(env), {
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: { emptyOutDir: true },
  }),
);
