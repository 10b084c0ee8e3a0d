import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';

// Each name is spelled out in full, so that the build contains its value only and drops the unused default.
const apiUrl = import.meta.env.VITE_API_URL || '/api';

/** Everything that a deployment may configure (contract, Configuration). The only place that reads the environment. */
export const config = {
  /** Base of every call. */
  apiUrl,
  /** Base of the calls that go to the second one (spec section 7). */
  secondaryApiUrl: import.meta.env.VITE_API_URL_SECONDARY || apiUrl,
  /** Sent as `X-App-Version`. */
  appVersion: import.meta.env.VITE_APP_VERSION || '0.0.0',
  /** AES-256 key of the `code` query, 64 hex digits. */
  loginCodeKey: import.meta.env.VITE_LOGIN_CODE_KEY || DEVELOPMENT_LOGIN_CODE_KEY,
  /** Display name of the retailer. */
  retailerName: import.meta.env.VITE_RETAILER_NAME || 'Elektra',
  /** Display name and topic value of the provider's super-app. */
  superAppName: import.meta.env.VITE_SUPER_APP_NAME || 'Súper App',
  /** Hosts of the operator's own videos, beside that of the API. */
  videoHosts: (import.meta.env.VITE_VIDEO_HOSTS || '').split(/[\s,]+/).filter(Boolean),
  /** Whether people share phones: names and addresses are not left to the browser's autofill. */
  sharedPhones: import.meta.env.VITE_SHARED_PHONES === 'on',
  /** Link by which a blocked person reaches support, `tel:` or `mailto:`; '' where there is none. */
  supportContact: import.meta.env.VITE_SUPPORT_CONTACT || '',
  androidUrl:
    import.meta.env.VITE_ANDROID_URL ||
    'https://play.google.com/store/search?q=juego+de+gemas&c=apps',
  iosUrl: import.meta.env.VITE_IOS_URL || 'https://www.apple.com/mx/search/juego-de-gemas',
} as const;
