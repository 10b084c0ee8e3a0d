import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import appConfig from '../../web/vite.config.ts';

/** Builds the page that check-faults.ts controls, without service worker and compressed files. */
export default defineConfig((env) => ({
  ...appConfig(env),
  plugins: [react()],
  publicDir: false,
}));
