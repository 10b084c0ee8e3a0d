import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  base: './',
  // Folder with the service worker and the pictures of the mocks.
  publicDir: 'node_modules/@gemas/mocks/public',
});
