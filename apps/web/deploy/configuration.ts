// Validates the environment variables of a build (contract, Configuration) before the build starts.
import { categoriesFileProblem } from './categories.ts';
import { nearest } from './nearest.ts';
import { type Environment, listed } from './settings.ts';

/** What is wrong with a variable and how to fix it, in one or two sentences. */
export interface Problem {
  readonly name: string;
  readonly says: string;
}

/** Checks a value, which is never ''. Returns what is wrong with the value, or null if it is valid. */
type Check = (value: string) => string | null;

/** Hosts of this machine, which do not need https. */
export const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const httpsUrl: Check = (value) => {
  // 'api.example.com:8443/v1' is a valid URL with the scheme 'api.example.com:', so `://` is checked too.
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value) || !URL.canParse(value)) {
    return `'${value}' is no address with a scheme. Write https://${value.replace(/^[/:]+/, '')}`;
  }
  const url = new URL(value);
  if (url.username !== '' || url.password !== '') {
    return `'${value}' holds a name or a password, which everybody could read. Leave them out.`;
  }
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))) {
    return null;
  }
  return `'${value}' is not https. Write ${value.replace(/^[^:]+/, 'https')}`;
};

const base: Check = (value) => {
  const problem = /^\/(?!\/)/.test(value) ? null : httpsUrl(value);
  if (problem !== null) return problem;
  return /[?#\s]/.test(value)
    ? `'${value}' has a query, a fragment or a blank. Write the part that all calls begin with.`
    : null;
};

/** Accepts a list of origins, which may also contain the value `also`, such as 'https:'. */
const origins =
  (also: string): Check =>
  (value) => {
    for (const item of listed(value)) {
      if (item === also) continue;
      const problem = httpsUrl(item);
      if (problem !== null) return problem;
      const { origin } = new URL(item);
      if (item !== origin) return `'${item}' is more than an origin. Write ${origin}`;
    }
    return null;
  };

/** Accepts hosts without a scheme, because the app shows videos over https only. */
const hosts: Check = (value) => {
  for (const item of listed(value)) {
    const address = `https://${item.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')}`;
    const host = URL.canParse(address) ? new URL(address).host : '';
    if (!/^[a-z\d.-]+(:\d+)?$/.test(host)) {
      return `'${item}' is no host. Write it as videos.example.com`;
    }
    if (item.toLowerCase() !== host) return `'${item}' is more than a host. Write ${host}`;
  }
  return null;
};

const onOrOff: Check = (value) =>
  ['on', 'off'].includes(value) ? null : `'${value}' is neither on nor off.`;

const hexKey: Check = (value) => {
  if (/^[\da-f]{64}$/i.test(value)) return null;
  const kind = /^[\da-f]*$/i.test(value) ? '' : ', and not all of them are hexadecimal';
  return `It has ${value.length} characters${kind}. A key has 64 hexadecimal digits: openssl rand -hex 32`;
};

const text: Check = (value) => (value.trim() === '' ? 'It is blank. Leave it out.' : null);

const headerText: Check = (value) =>
  /^[\x21-\x7e]+$/.test(value) ? null : `'${value}' cannot travel in a header. Write it as 1.2.3`;

const MAIL = /^[^\s@:]+@[^\s@]+\.[^\s@]+$/;

/** Accepts an address to which security problems can be reported: a mail address or a page. */
const contact: Check = (value) => {
  if (value.startsWith('mailto:') && MAIL.test(value.slice('mailto:'.length))) return null;
  if (/^[^\s@:/]+@[^\s@]+$/.test(value)) return `'${value}' has no scheme. Write mailto:${value}`;
  return httpsUrl(value);
};

/** Matches a phone number: at least three digits (911), which may be separated by hyphens but not by blanks. */
const PHONE = /^\+?\d(-?\d){2,}$/;

/** Accepts a link to a phone or to a mail address, for a blocked user to contact support. */
const supportContact: Check = (value) => {
  const [, scheme, address = value] = /^(tel|mailto):(.*)$/.exec(value) ?? [];
  if (scheme === 'tel' ? PHONE.test(address) : scheme === 'mailto' && MAIL.test(address))
    return null;
  const phone = address
    .trim()
    .replace(/[\s().]+/g, '-')
    .replace(/^-|-$/g, '');
  if (PHONE.test(phone)) return `'${value}' is no link to a phone. Write tel:${phone}`;
  if (MAIL.test(address)) return `'${value}' has no scheme. Write mailto:${address}`;
  return `'${value}' is neither a phone nor a mail. Write tel:+52-55-1234-5678 or mailto:soporte@example.com`;
};

/** The check for each of the app's own environment variables. */
const VARIABLES: Readonly<Record<string, Check>> = {
  VITE_API_URL: base,
  VITE_API_URL_SECONDARY: base,
  VITE_APP_VERSION: headerText,
  VITE_LOGIN_CODE_KEY: hexKey,
  VITE_ALLOW_DEVELOPMENT_KEY: onOrOff,
  VITE_MOCKS: onOrOff,
  VITE_WORKER: onOrOff,
  VITE_SHARED_PHONES: onOrOff,
  VITE_SECURITY_CONTACT: contact,
  VITE_SUPPORT_CONTACT: supportContact,
  VITE_VAULT_CATEGORIES: categoriesFileProblem,
  VITE_RETAILER_NAME: text,
  VITE_SUPER_APP_NAME: text,
  VITE_ANDROID_URL: httpsUrl,
  VITE_IOS_URL: httpsUrl,
  VITE_PICTURE_ORIGINS: origins('https:'),
  VITE_VIDEO_HOSTS: hosts,
  VITE_FRAME_ANCESTORS: origins("'self'"),
  VITE_REPORT_URL: base,
};

/** Variables of Vite itself. */
const OF_VITE = new Set(['VITE_USER_NODE_ENV', 'VITE_CJS_IGNORE_WARNING', 'VITE_CJS_TRACE']);

function unknownProblems(env: Environment): Problem[] {
  return Object.keys(env)
    .filter((name) => /^VITE_/i.test(name) && !(name in VARIABLES) && !OF_VITE.has(name))
    .map((name) => ({
      name,
      says: `No such variable. Did you mean ${nearest(name, Object.keys(VARIABLES))}?`,
    }));
}

function keyProblems(env: Environment, developmentKey: string): Problem[] {
  const { VITE_LOGIN_CODE_KEY: key, VITE_ALLOW_DEVELOPMENT_KEY: allowed } = env;
  if (allowed === 'on' || env.VITE_MOCKS === 'on') return [];
  if (key && key.toLowerCase() !== developmentKey.toLowerCase()) return [];
  const says =
    'It is the development key, which is public: anybody could write a login code. The key is part of the build, so ' +
    'whoever has the app can read it; one of your own keeps out those who have not (docs/security.md). Set a key of your own ' +
    '(openssl rand -hex 32), or VITE_ALLOW_DEVELOPMENT_KEY=on for a build that is not deployed.';
  return [{ name: 'VITE_LOGIN_CODE_KEY', says: key ? says : `Not set. ${says}` }];
}

/**
 * Returns what is wrong with the variables of a production build. An empty variable counts as not set.
 *
 * @param developmentKey the key that the app uses if `VITE_LOGIN_CODE_KEY` is not set
 */
export function configurationProblems(env: Environment, developmentKey: string): Problem[] {
  const wrong = Object.entries(VARIABLES).flatMap(([name, check]) => {
    const value = env[name];
    const says = value ? check(value) : null;
    return says === null ? [] : [{ name, says }];
  });
  return [...unknownProblems(env), ...wrong, ...keyProblems(env, developmentKey)];
}

export const linesOf = (problems: readonly Problem[]): string[] =>
  problems.map(({ name, says }) => `${name}: ${says}`);
