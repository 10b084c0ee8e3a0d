import { fileURLToPath } from 'node:url';

/** Where the journeys' two servers listen; elsewhere if those ports are taken. */
export const API_PORT = Number(process.env.JOURNEYS_API_PORT ?? 4010);
export const APP_PORT = Number(process.env.JOURNEYS_APP_PORT ?? 4173);
export const API_ORIGIN = `http://127.0.0.1:${API_PORT}`;

/** Where the build that the journeys drive is written. */
export const BUILD_DIR = fileURLToPath(
  new URL(`../../../node_modules/.cache/journeys-${APP_PORT}`, import.meta.url),
);
