import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';

/** Everything that a deployment may set (contract, Configuration). The only place that reads the environment. */
const env = import.meta.env;

const apiUrl = env.VITE_API_URL || '/api';

export const config = {
  /** Base of every call. */
  apiUrl,
  /** Base of the calls that go to the second one (spec section 7). */
  secondaryApiUrl: env.VITE_API_URL_SECONDARY || apiUrl,
  /** Sent as `X-App-Version`. */
  appVersion: env.VITE_APP_VERSION || '0.0.0',
  /** AES-256 key of the `code` query, 64 hex digits. */
  loginCodeKey: env.VITE_LOGIN_CODE_KEY || DEVELOPMENT_LOGIN_CODE_KEY,
  /** Display name of the retailer. */
  retailerName: env.VITE_RETAILER_NAME || 'Elektra',
  /** Display name and topic value of the provider's super-app. */
  superAppName: env.VITE_SUPER_APP_NAME || 'Súper App',
  androidUrl:
    env.VITE_ANDROID_URL || 'https://play.google.com/store/search?q=juego+de+gemas&c=apps',
  iosUrl: env.VITE_IOS_URL || 'https://www.apple.com/mx/search/juego-de-gemas',
} as const;
