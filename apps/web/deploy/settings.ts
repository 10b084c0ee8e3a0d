import type { SiteSettings } from './headers.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Origins of the video players that the app shows in frames (decision 48). The hosts of the API may be shown in frames
 * too: they are added from `apis`.
 */
const PLAYERS = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** Splits a list at blanks and commas. */
export const listed = (value: string | undefined): string[] =>
  (value ?? '').split(/[\s,]+/).filter((item) => item !== '');

/** Returns the origin of an absolute address. Empty for a path on the app's own origin. */
function originOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Returns the settings for the HTTP headers, read from environment variables (docs/contract.md, Configuration). */
export function siteSettings(env: Environment): SiteSettings {
  const pictures = listed(env.VITE_PICTURE_ORIGINS);
  return {
    apis: [...new Set([...originOf(env.VITE_API_URL), ...originOf(env.VITE_API_URL_SECONDARY)])],
    // The server sends the addresses of pictures, so any host is allowed unless some are configured.
    pictures: pictures.length > 0 ? pictures : ['https:'],
    videos: [...PLAYERS, ...listed(env.VITE_VIDEO_HOSTS).map((host) => `https://${host}`)],
    frameAncestors: listed(env.VITE_FRAME_ANCESTORS),
    reports: originOf(env.VITE_REPORT_URL),
  };
}
