import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';

// The name of each variable is written in full, so that the build inlines its value and drops the unused default.
const apiUrl = import.meta.env.VITE_API_URL || '/api';

/**
 * Options of a deployment (contract, Configuration), except those that are read where they are used. Options that
 * decide which code a build contains are read in startup/main.tsx, App.tsx and report/report.ts. The operator's
 * categories are read in VaultPage.tsx.
 */
export const config = {
  apiUrl,
  /** Base URL of the calls that spec section 7 assigns to the second base. */
  secondaryApiUrl: import.meta.env.VITE_API_URL_SECONDARY || apiUrl,
  /** Sent as `X-App-Version`. */
  appVersion: import.meta.env.VITE_APP_VERSION || '0.0.0',
  /** AES-256 key that decrypts the URL parameter `code`, 64 hex digits. */
  loginCodeKey: import.meta.env.VITE_LOGIN_CODE_KEY || DEVELOPMENT_LOGIN_CODE_KEY,
  retailerName: import.meta.env.VITE_RETAILER_NAME || 'Elektra',
  /** Name of the provider's super-app. Displayed, and sent as the topic of a support ticket. */
  superAppName: import.meta.env.VITE_SUPER_APP_NAME || 'Súper App',
  /** Hosts of the operator's own videos, in addition to the API's host. */
  videoHosts: (import.meta.env.VITE_VIDEO_HOSTS || '').split(/[\s,]+/).filter(Boolean),
  /** Whether users share phones: names and addresses are then excluded from the browser's autofill. */
  sharedPhones: import.meta.env.VITE_SHARED_PHONES === 'on',
  /** Link to support for a user who cannot write a ticket, `tel:` or `mailto:`; '' for none. */
  supportContact: import.meta.env.VITE_SUPPORT_CONTACT || '',
  androidUrl:
    import.meta.env.VITE_ANDROID_URL ||
    'https://play.google.com/store/search?q=juego+de+gemas&c=apps',
  iosUrl: import.meta.env.VITE_IOS_URL || 'https://www.apple.com/mx/search/juego-de-gemas',
} as const;
