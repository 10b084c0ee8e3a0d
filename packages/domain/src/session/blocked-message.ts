import { BLOCKED_MESSAGE } from './startup.ts';

/** Maximum length of the message, in characters. Anybody can write the message into the page's URL (decision 7). */
const MESSAGE_MAX = 300;

/** Returns the message of ErrorApp. `param` is the message in the address; null or blank for none (decision 7). */
export function blockedMessage(param: string | null): string {
  const message = param?.trim() || BLOCKED_MESSAGE;
  return [...message].slice(0, MESSAGE_MAX).join('');
}
