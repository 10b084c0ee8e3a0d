import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import appConfig from '../../web/vite.config.ts';

/**
 * Builds the page that check-faults.ts controls. The page mounts the app repeatedly. The build has no service worker
 * and no compressed files.
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
