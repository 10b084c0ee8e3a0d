import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  catalogueHeaders,
  contentSecurityPolicy,
  hashOf,
  headersOfFile,
  type SiteSettings,
  siteHeaders,
  withCaching,
} from './headers.ts';
import { nginxConfiguration } from './nginx.ts';
import { siteSettings } from './settings.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const EXAMPLE = siteSettings({ VITE_API_URL: 'https://api.example.com/api' });

/** Returns the sources of each directive of the policy, by the name of the directive. */
function policyOf(settings: Partial<SiteSettings> = {}, page = ''): Map<string, string[]> {
  const text = contentSecurityPolicy({ ...EXAMPLE, ...settings }, page);
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy', () => {
  it('allows only the listed sources, and no inline or evaluated code', () => {
    const policy = policyOf({}, read('../index.html'));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect([...policy.values()].flat().filter((source) => source.includes('unsafe'))).toEqual([]);
    expect([...policy.values()].flat()).not.toContain('*');
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['dompurify', 'worker']);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy.get(name), name).toEqual(["'none'"]);
    }
    expect(policy.has('object-src'), 'falls back to default-src').toBe(false);
  });

  it('allows the inline script and style of the page by their hashes, and no other inline code', () => {
    const page =
      '<style>a{}</style><script>1 > 0</script><script data-a=">" src="a.js"></script><script type="module" crossorigin src="./b.js"></script>';
    // Hash of the inline script in `page`, computed with: printf '1 > 0' | openssl dgst -sha256 -binary | base64
    const SCRIPT = "'sha256-fEK+02w4NsqIP1r+QzKd2GEoBml+EbMXNFIUh2hl7Nc='";
    expect(policyOf({}, page).get('script-src')).toEqual(["'self'", SCRIPT]);
    expect(policyOf({}, page).get('style-src')).toEqual(["'self'", hashOf(''), hashOf('a{}')]);
    expect(policyOf({}, read('../index.html')).get('script-src')).toHaveLength(3);
  });

  it('allows the origins that the configuration names', () => {
    const policy = policyOf(
      siteSettings({
        VITE_API_URL: 'https://api.example.com/v1',
        VITE_API_URL_SECONDARY: 'https://second.example.com:8443/api/',
        VITE_PICTURE_ORIGINS: 'https://img.example.com, https://cdn.example.com',
        VITE_VIDEO_HOSTS: 'videos.example.com media.example.com:8443',
        VITE_FRAME_ANCESTORS: 'https://super.example.com',
        VITE_REPORT_URL: 'https://reports.example.com/in?a=1',
      }),
    );
    const apis = ['https://api.example.com', 'https://second.example.com:8443'];
    expect(policy.get('connect-src')).toEqual(["'self'", ...apis, 'https://reports.example.com']);
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      ...apis,
      'https://img.example.com',
      'https://cdn.example.com',
    ]);
    expect(policy.get('frame-src')).toEqual([
      "'self'",
      'https://www.youtube.com',
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://videos.example.com',
      'https://media.example.com:8443',
      ...apis,
    ]);
    expect(policy.get('frame-ancestors')).toEqual(['https://super.example.com']);
    // With `report-uri`, browsers would report whole addresses, which may contain a login code.
    expect(policy.has('report-uri')).toBe(false);
  });

  it('lists no other origin if API and report address are on the origin of the app', () => {
    const policy = policyOf(siteSettings({ VITE_API_URL: '/api', VITE_REPORT_URL: '/reports' }));
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
  });

  it('fits index.html, which has no handlers or styles in attributes', () => {
    const page = read('../index.html').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    expect(page.match(/\s(on\w+|style)=/g)).toBeNull();
  });
});

it('X-Frame-Options is sent only if no other page may frame the app', () => {
  const framed = { ...EXAMPLE, frameAncestors: ['https://super.example.com'] };
  expect(siteHeaders(framed, '')['X-Frame-Options']).toBeUndefined();
});

it.each([
  ['/assets/app-1234.js', true, 'public, max-age=31536000, immutable'],
  ['/assets/app-1234.js', false, 'no-store'],
  ['/index.html', true, 'no-cache'],
  ['/icons/assets/a.png', true, 'no-cache'],
])('%s (exists: %s) has Cache-Control: %s', (path, isFound, expected) => {
  expect(withCaching({}, path, isFound)).toEqual({ 'Cache-Control': expected });
});

it('a file with a hash in its name has no headers for pages; a missing file has all headers', () => {
  const headers = siteHeaders(EXAMPLE, '');
  expect(Object.keys(headersOfFile(headers, '/assets/app-1234.js', true))).toEqual([
    'Referrer-Policy',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
  ]);
  for (const path of ['/', '/index.html', '/sw.js', '/icons/assets/a.png']) {
    expect(headersOfFile(headers, path, true)).toEqual(headers);
  }
  expect(headersOfFile(headers, '/assets/app-1234.js', false)).toEqual(headers);
});

describe('nginx', () => {
  const APP = siteHeaders(EXAMPLE, read('../index.html'));
  const site = { root: '/srv/app', base: '/', listen: '8080', headers: {}, brotli: true };
  /** Returns the headers that a page is sent with, read from the text of an nginx configuration. */
  const sent = (text: string) => {
    const values = new Map(
      [...text.matchAll(/^ {2}map "\$status \$uri" (\$page_\w+) \{\n {4}default "(.*)";$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const added = text.matchAll(/^ {4}add_header ([\w-]+) (?:"(.*)"|(\$page_\w+)) always;$/gm);
    return [...added].map(([, name, value, variable = '']) => [
      name,
      value ?? values.get(variable),
    ]);
  };

  it.each([
    ['the app', '/', APP],
    ['the app', '/juego/', APP],
    ['the catalogue', '/', catalogueHeaders()],
  ])('sends each header of %s at %s exactly once', (_, base, headers) => {
    const text = nginxConfiguration({ ...site, base, headers });
    expect(Object.fromEntries(sent(text))).toEqual(headers);
    expect(text.match(/add_header/g)).toHaveLength(Object.keys(headers).length + 2);
    expect(text).not.toMatch(/\{\{|\}\}/);
  });

  it('logs neither the address nor an unknown method of a request', () => {
    const text = nginxConfiguration(site);
    const [main = '', http = ''] = text.split(/^http \{$/m);
    expect(main).toMatch(/^error_log \/dev\/stderr warn;$/m);
    expect(http).toMatch(/^ {2}error_log \/dev\/null emerg;$/m);
    const [, format = ''] = /log_format quiet (.*);/.exec(http) ?? [];
    expect(format).toBe(
      "'$time_iso8601 $status $known_method $body_bytes_sent $request_time $upstream_status'",
    );
  });

  it('lets no page of the API run a script at the origin of the app', () => {
    const text = nginxConfiguration({ ...site, api: 'http://127.0.0.1:4010' });
    const [, location = ''] = /location \/api\/ \{(.*)\}/.exec(text) ?? [];
    expect(location).toContain('add_header Content-Security-Policy sandbox always;');
    expect(location).toContain('add_header X-Content-Type-Options nosniff always;');
  });

  it.each([
    ['below a path', { base: '/catalogo/' }],
    ['beside an API', { api: 'http://127.0.0.1:4010' }],
  ])('refuses the catalogue %s, because it needs its own origin', (_, change) => {
    const catalogue = { ...site, headers: catalogueHeaders(), ...change };
    expect(() => nginxConfiguration(catalogue)).toThrow('an origin of its own');
  });

  it.each(['juego/', '/juego', '', '/a b/', '/a;/'])('refuses the base path %j', (base) => {
    expect(() => nginxConfiguration({ ...site, base })).toThrow('Not a path');
  });

  it.each(['a "b"', '$host', 'a\nb'])('refuses the header value %j', (value) => {
    expect(() => nginxConfiguration({ ...site, headers: { 'X-A': value } })).toThrow('value');
  });
});

it('docs/deployment.md lists the headers that are sent', () => {
  const rows = Object.entries(siteHeaders(EXAMPLE, '')).map(
    ([name, value]) => `| \`${name}\` | \`${value}\` |`,
  );
  expect(read('../../../docs/deployment.md')).toContain(
    ['| header | value |', '| --- | --- |', ...rows].join('\n'),
  );
});
