import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the app for production into `outDir`, with `loginCodeKey` (64 hex digits) for its login codes. */
export function buildApp(outDir: string, loginCodeKey: string) {
  Object.assign(process.env, {
    VITE_API_URL: '/api',
    VITE_API_URL_SECONDARY: '/api',
    VITE_LOGIN_CODE_KEY: loginCodeKey,
    VITE_MOCKS: 'off',
  });
  return build({
    root: fromHere('..'),
    configFile: fromHere('../vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

/** Builds the bare stack the same way. */
export function buildFloor(outDir: string) {
  return build({
    root: fromHere('floor'),
    configFile: false,
    base: './',
    plugins: [react()],
    logLevel: 'warn',
    build: { target: 'es2022', outDir, emptyOutDir: true },
  });
}
