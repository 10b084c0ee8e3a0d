import 'react';

declare module 'react' {
  interface CSSProperties {
    /**
     * Allows CSS custom properties in `style`. Components use them for values that change often, so that their styles
     * stay static.
     */
    [name: `--${string}`]: string | number | undefined;
  }
}
