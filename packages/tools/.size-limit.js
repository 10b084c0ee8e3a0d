// Limits of the gzipped bytes that one import of our packages adds to another app, for size-limit: `npm run
// check:packages`, after `npm run build:packages`. Libraries count, except those that every app installs itself.
import { readFileSync } from 'node:fs';

const index = readFileSync(new URL('../ui/dist/index.js', import.meta.url), 'utf8');
const screens = new Set(index.match(/\b[A-Z]\w+Screen\b/g));

/** Limits of the screens that load react-hook-form and yup. */
const FORMS = {
  CheckoutScreen: '75 kB',
  ClaimRewardScreen: '57 kB',
  NewTicketScreen: '52 kB',
};

const limit = (entry, name, bytes) => ({
  name,
  path: `../ui/dist/${entry}.js`,
  import: `{ ${name} }`,
  // `RichText` loads `SafeHtml` later.
  ignore: ['react', 'react-dom', 'styled-components', '*/SafeHtml.js'],
  gzip: true,
  limit: bytes,
});

export default [
  limit('components', 'Button', '6 kB'),
  limit('components', 'TeamTable', '12 kB'),
  limit('components', 'GemWallet', '12 kB'),
  limit('components', 'TrackingStepper', '12 kB'),
  limit('components', 'CountdownModal', '12 kB'),
  limit('components', 'CardNumberFields', '12 kB'),
  ...[...screens].map((name) => limit('index', name, FORMS[name] ?? '30 kB')),
];
