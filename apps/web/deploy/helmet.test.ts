import { expect, it } from 'vitest';
import { contentSecurityPolicy, siteHeaders } from './headers.ts';
import { siteSettings } from './settings.ts';

const SETTINGS = siteSettings({ VITE_API_URL: 'https://api.example.com/api' });
const headers = siteHeaders(SETTINGS, '');
const policy = contentSecurityPolicy(SETTINGS, '');

/**
 * Checks our headers against the default headers of the package helmet 8. docs/security.md, Headers, lists each
 * difference and the reason for it.
 */
it('sends the headers that helmet sends', () => {
  expect(headers).toMatchObject({
    // Helmet's default: same-origin.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Helmet's default: no-referrer. Video players need an origin.
    'Referrer-Policy': 'strict-origin',
    // Helmet's default: a year, with subdomains. We omit subdomains, because the operator's other hosts may lack https.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // Helmet's default: SAMEORIGIN.
    'X-Frame-Options': 'DENY',
  });
});

it.each([
  "default-src 'none'",
  "base-uri 'none'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
])("has the directive %s, which is stricter than helmet's", (directive) => {
  expect(`${policy};`).toContain(`${directive};`);
});

it('has no value that helmet or the Mozilla Observatory warns about', () => {
  expect(policy).not.toMatch(/unsafe-|\bhttp:|\*|\bdata:[^;]*script/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(Object.keys(headers)).not.toContain('X-Powered-By');
  expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
});
