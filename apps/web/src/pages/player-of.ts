import { videoEmbed } from '@gemas/domain';
import { config } from '../config.ts';

/** Hosts of our own videos: the API's host and the hosts from `VITE_VIDEO_HOSTS` (contract, Other hosts). */
const OWN_HOSTS = [new URL(config.apiUrl, window.location.href).host, ...config.videoHosts];

/** Returns the address at which the player loads a video. Null if the video must not be played. */
export function playerOf(url: string): string | null {
  return videoEmbed(url, OWN_HOSTS);
}
