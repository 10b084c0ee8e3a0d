import { readFileSync } from 'node:fs';
import type { ManifestOptions } from 'vite-plugin-pwa';

const TOKENS = new URL('../../../packages/ui/src/theme/tokens.json', import.meta.url);
const { emerald } = JSON.parse(readFileSync(TOKENS, 'utf8')) as {
  emerald: Record<string, { $value: string }>;
};
/**
 * Background colour of the start page (`index.html`). The system's splash has the same colour, so that the start page
 * replaces it without a flash.
 */
const GROUND = emerald['800']?.$value ?? '';

interface AppIcon {
  /** File in `public`, created by `icons.ts`. */
  file: string;
  /** Width and height, px. */
  size: number;
  /** `maskable`: the system may cut the icon to a circle. */
  purpose: 'any' | 'maskable';
}

/** Icon for iPhones and iPads, which do not read icons from a manifest. */
export const APPLE_ICON: AppIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' };

export const ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The manifest of the installed app. Addresses in it are relative, because the app may be served from any path. */
export const manifest: Partial<ManifestOptions> = {
  name: 'Esmeraldas',
  short_name: 'Esmeraldas',
  description: 'Junta esmeraldas con tus activaciones y canjéalas por premios.',
  lang: 'es-MX',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'portrait',
  theme_color: GROUND,
  background_color: GROUND,
  categories: ['business', 'games'],
  icons: ICONS.map(({ file, size, purpose }) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: [
    { name: 'Bóveda', url: './#/vault' },
    { name: 'Mis premios', url: './#/rewards' },
  ],
};
