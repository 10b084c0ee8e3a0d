import { videoEmbed } from '@gemas/domain';
import { config } from '../config.ts';

/** Hosts of the operator's videos: the API's host and the hosts of the configuration (contract, Other hosts). */
const OWN_HOSTS = [new URL(config.apiUrl, window.location.href).host, ...config.videoHosts];

/** Returns the address at which the player loads a video. Null if the video must not be played. */
export function playerOf(url: string): string | null {
  return videoEmbed(url, OWN_HOSTS);
}
