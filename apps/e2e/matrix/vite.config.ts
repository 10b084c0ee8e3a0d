import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import appConfig from '../../web/vite.config.ts';

/**
 * Builds a page that contains the production app and mounts it repeatedly. check-faults.ts opens this page. Omits other
 * files of a deployment: the service worker, compressed files, the bill of materials.
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
