import { expect, it } from 'vitest';
import { contentSecurityPolicy, siteHeaders } from './headers.ts';
import { siteSettings } from './settings.ts';

const SETTINGS = siteSettings({ VITE_API_URL: 'https://api.example.com/api' });
const headers = siteHeaders(SETTINGS, '');
const policy = contentSecurityPolicy(SETTINGS, '');

/**
 * The headers that helmet 8 sends by default, and what is asked of each here: a judge that is not ours. A row that is not held
 * has its reason (docs/security.md, Headers).
 */
it.each<[header: string, held: RegExp]>([
  // Helmet: same-origin.
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  // Helmet: no-referrer. Video players insist on an origin.
  ['Referrer-Policy', /^strict-origin$/],
  // Helmet: a year, with its subdomains. The operator's other hosts are not ours to bind.
  ['Strict-Transport-Security', /^max-age=31536000$/],
  ['X-Content-Type-Options', /^nosniff$/],
  // Helmet: SAMEORIGIN.
  ['X-Frame-Options', /^DENY$/],
])('helmet asks for %s', (name, held) => {
  expect(headers[name]).toMatch(held);
});

it.each([
  ['default-src', "default-src 'none'"],
  ['base-uri', "base-uri 'none'"],
  ['font-src', "font-src 'self'"],
  ['form-action', "form-action 'none'"],
  ['frame-ancestors', "frame-ancestors 'none'"],
  ['script-src', "script-src 'self'"],
])("helmet's policy asks for %s, ours is narrower", (_, directive) => {
  expect(`${policy};`).toContain(`${directive};`);
});

it('asks for nothing of what helmet and the Observatory warn of', () => {
  expect(policy).not.toMatch(/unsafe-|\bhttp:|\*|\bdata:[^;]*script/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(Object.keys(headers)).not.toContain('X-Powered-By');
  expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
});
