/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_API_URL_SECONDARY?: string;
  readonly VITE_APP_VERSION?: string;
  readonly VITE_LOGIN_CODE_KEY?: string;
  readonly VITE_MOCKS?: 'on' | 'off';
  readonly VITE_WORKER?: 'on' | 'off';
  readonly VITE_REPORT_URL?: string;
  readonly VITE_RETAILER_NAME?: string;
  readonly VITE_SUPER_APP_NAME?: string;
  readonly VITE_VIDEO_HOSTS?: string;
  readonly VITE_SHARED_PHONES?: 'on' | 'off';
  readonly VITE_SUPPORT_CONTACT?: string;
  /**
   * The operator's categories; null for the default ones. The environment variable is the path of a file.
   * vite.config.ts puts the categories of that file here.
   */
  readonly VITE_VAULT_CATEGORIES?: readonly import('@gemas/domain').Category[] | null;
  readonly VITE_ANDROID_URL?: string;
  readonly VITE_IOS_URL?: string;
}

/** The package that React schedules its work with. */
declare module 'scheduler' {
  /** Sets how many times a second React yields to the browser while it renders: 1 to 125, or 200 if `fps` is 0. */
  export function unstable_forceFrameRate(fps: number): void;
}
