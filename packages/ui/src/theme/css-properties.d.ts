import 'react';

declare module 'react' {
  interface CSSProperties {
    /**
     * Allows custom properties in `style`. Values that change often are passed to a static style as custom properties.
     */
    [name: `--${string}`]: string | number | undefined;
  }
}
