import { videoEmbed } from '@gemas/domain';
import { config } from '../config.ts';

/** Videos may also come from the API's host and from the operator's hosts (contract, Other hosts). */
const OWN_HOSTS = [new URL(config.apiUrl, window.location.href).host, ...config.videoHosts];

/** The player's address for a video; null if it must not be played. */
export function playerOf(url: string): string | null {
  return videoEmbed(url, OWN_HOSTS);
}
