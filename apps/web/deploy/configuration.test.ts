import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { expect, it } from 'vitest';
import { configurationProblems, linesOf } from './configuration.ts';
import type { Environment } from './settings.ts';

const KEY = '0123456789abcdef'.repeat(4);

const problems = (env: Environment) =>
  linesOf(configurationProblems({ VITE_LOGIN_CODE_KEY: KEY, ...env }, DEVELOPMENT_LOGIN_CODE_KEY));

it.each<[string, Environment]>([
  ['nothing but a key', {}],
  ['empty values', { VITE_API_URL: '', VITE_MOCKS: '', VITE_PICTURE_ORIGINS: '' }],
  ['a path of the own origin', { VITE_API_URL: '/api', VITE_API_URL_SECONDARY: '/v2/api/' }],
  ['an address', { VITE_API_URL: 'https://api.example.com:8443/v1' }],
  ['an API on this machine', { VITE_API_URL: 'http://127.0.0.1:4010/api' }],
  ['a key in capitals', { VITE_LOGIN_CODE_KEY: KEY.toUpperCase() }],
  ['names', { VITE_RETAILER_NAME: 'Súper & más', VITE_SUPER_APP_NAME: 'App' }],
  ['links', { VITE_ANDROID_URL: 'https://play.google.com/store/apps/details?id=a&hl=es' }],
  ['origins', { VITE_PICTURE_ORIGINS: 'https://a.example.com, https://b.example.com' }],
  ['hosts of videos', { VITE_VIDEO_HOSTS: 'videos.example.com, Media.example.com:8443' }],
  ['pictures from any host', { VITE_PICTURE_ORIGINS: 'https:' }],
  ['shared phones', { VITE_SHARED_PHONES: 'on' }],
  ['a contact by mail', { VITE_SECURITY_CONTACT: 'mailto:seguridad@example.com' }],
  ['a contact by a page', { VITE_SECURITY_CONTACT: 'https://example.com/security' }],
  ['support by phone', { VITE_SUPPORT_CONTACT: 'tel:+52-55-1234-5678' }],
  ['support by mail', { VITE_SUPPORT_CONTACT: 'mailto:soporte@example.com' }],
  ['categories', { VITE_VAULT_CATEGORIES: 'deploy/vault-categories.example.json' }],
  ['a collector', { VITE_REPORT_URL: 'https://reports.example.com/in' }],
  ['variables of other tools', { PATH: '/bin', VITEST: 'true', VITE_USER_NODE_ENV: 'production' }],
  ['mocks with the development key', { VITE_LOGIN_CODE_KEY: '', VITE_MOCKS: 'on' }],
  [
    'the development key, if it is allowed',
    { VITE_LOGIN_CODE_KEY: '', VITE_ALLOW_DEVELOPMENT_KEY: 'on' },
  ],
])('accepts %s', (_, env) => {
  expect(problems(env)).toEqual([]);
});

it.each<[Environment, string]>([
  [{ VITE_API_ULR: '/api' }, 'VITE_API_ULR: No such variable. Did you mean VITE_API_URL?'],
  [{ vite_mocks: 'on' }, 'vite_mocks: No such variable. Did you mean VITE_MOCKS?'],
  [{ VITE_API_URL: 'api.example.com/api' }, 'Write https://api.example.com/api'],
  [{ VITE_API_URL: 'api.example.com:8443/api' }, 'Write https://api.example.com:8443/api'],
  [{ VITE_API_URL: '//api.example.com' }, 'Write https://api.example.com'],
  [{ VITE_API_URL: 'https:/api.example.com' }, 'no address with a scheme'],
  [{ VITE_API_URL: 'http://api.example.com/v1' }, 'is not https. Write https://api.example.com/v1'],
  [{ VITE_API_URL: 'http://127.0.0.1.example.com' }, 'is not https'],
  [{ VITE_API_URL: 'https://me:secret@api.example.com' }, 'a name or a password'],
  [{ VITE_API_URL: 'https://api.example.com/?v=1' }, 'has a query'],
  [{ VITE_API_URL_SECONDARY: 'second.example.com' }, 'VITE_API_URL_SECONDARY: '],
  [
    { VITE_VIDEO_HOSTS: 'https://videos.example.com' },
    "'https://videos.example.com' is more than a host. Write videos.example.com",
  ],
  [{ VITE_VIDEO_HOSTS: 'a.example.com b.example.com/v' }, 'Write b.example.com'],
  [{ VITE_VIDEO_HOSTS: 'me@a.example.com' }, 'Write a.example.com'],
  [{ VITE_VIDEO_HOSTS: '*.example.com' }, "'*.example.com' is no host"],
  [
    { VITE_LOGIN_CODE_KEY: KEY.slice(1) },
    'VITE_LOGIN_CODE_KEY: It has 63 characters. A key has 64',
  ],
  [{ VITE_LOGIN_CODE_KEY: `${KEY.slice(1)}g` }, 'not all of them are hexadecimal'],
  [{ VITE_LOGIN_CODE_KEY: '' }, 'VITE_LOGIN_CODE_KEY: Not set. It is the development key'],
  [{ VITE_LOGIN_CODE_KEY: DEVELOPMENT_LOGIN_CODE_KEY }, 'It is the development key'],
  [{ VITE_LOGIN_CODE_KEY: DEVELOPMENT_LOGIN_CODE_KEY.toUpperCase() }, 'It is the development key'],
  [{ VITE_MOCKS: 'true' }, "VITE_MOCKS: 'true' is neither on nor off."],
  [{ VITE_ALLOW_DEVELOPMENT_KEY: '1' }, 'VITE_ALLOW_DEVELOPMENT_KEY: '],
  [{ VITE_SHARED_PHONES: 'yes' }, "VITE_SHARED_PHONES: 'yes' is neither on nor off."],
  [{ VITE_SECURITY_CONTACT: 'a@example.com' }, 'Write mailto:a@example.com'],
  [{ VITE_SECURITY_CONTACT: 'seguridad' }, 'VITE_SECURITY_CONTACT: '],
  [{ VITE_SUPPORT_CONTACT: '+52 (55) 1234 5678' }, 'Write tel:+52-55-1234-5678'],
  [{ VITE_SUPPORT_CONTACT: 'tel:55 1234 5678' }, 'Write tel:55-1234-5678'],
  [{ VITE_SUPPORT_CONTACT: 'soporte@example.com' }, 'Write mailto:soporte@example.com'],
  [{ VITE_SUPPORT_CONTACT: 'tel:soporte' }, 'is neither a phone nor a mail'],
  [{ VITE_SUPPORT_CONTACT: 'mailto:soporte' }, 'is neither a phone nor a mail'],
  [{ VITE_VAULT_CATEGORIES: 'none.json' }, 'There is no file '],
  [{ VITE_VAULT_CATEGORIES: 'package.json' }, 'package.json, line 1: The file has to be a list'],
  [{ VITE_RETAILER_NAME: '  ' }, 'VITE_RETAILER_NAME: It is blank.'],
  [{ VITE_APP_VERSION: 'uno dos' }, 'VITE_APP_VERSION: '],
  [{ VITE_IOS_URL: 'apps.apple.com/mx' }, 'VITE_IOS_URL: '],
  [{ VITE_PICTURE_ORIGINS: 'https://a.example.com/img' }, 'Write https://a.example.com'],
  [{ VITE_PICTURE_ORIGINS: 'https://a.example.com *' }, 'VITE_PICTURE_ORIGINS: '],
  [{ VITE_FRAME_ANCESTORS: 'super.example.com' }, 'VITE_FRAME_ANCESTORS: '],
  [{ VITE_REPORT_URL: 'javascript:alert(1)' }, 'VITE_REPORT_URL: '],
])('refuses %j', (env, expected) => {
  expect(problems(env)).toHaveLength(1);
  expect(problems(env)[0]).toContain(expected);
});

it('reports several problems at once', () => {
  const env = { VITE_API_ULR: '/api', VITE_MOCKS: '1', VITE_LOGIN_CODE_KEY: 'abc' };
  const names = problems(env).map((line) => line.split(':')[0]);
  expect(names).toEqual(['VITE_API_ULR', 'VITE_LOGIN_CODE_KEY', 'VITE_MOCKS']);
});
