import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import appConfig from '../../web/vite.config.ts';

/**
 * Builds the app as for production, in a page that mounts it repeatedly (matrix.ts). Leaves out the other files of a
 * deployment: service worker, compressed files, bill of materials.
 */
export default defineConfig((env) => {
  const { plugins: _plugins, ...app } = appConfig(env);
  return mergeConfig(app, {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [react()],
    publicDir: false,
    build: { emptyOutDir: true },
  });
});
