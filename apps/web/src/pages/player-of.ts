import { videoEmbed } from '@gemas/domain';
import { config } from '../config.ts';

/** Videos may also come from the API's own host and from hosts of the operator (contract, Other hosts). */
const OWN_HOSTS = [new URL(config.apiUrl, window.location.href).host, ...config.videoHosts];

/** The address of the player for a video; null when it must not be played. */
export function playerOf(url: string): string | null {
  return videoEmbed(url, OWN_HOSTS);
}
