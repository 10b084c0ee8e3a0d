import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What varies often reaches a static style through a custom property. */
    [name: `--${string}`]: string | number | undefined;
  }
}
