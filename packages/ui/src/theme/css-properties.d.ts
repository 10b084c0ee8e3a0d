import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Values that change often are passed to a static style as custom properties. */
    [name: `--${string}`]: string | number | undefined;
  }
}
