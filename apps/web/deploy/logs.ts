// Sends nginx unusual requests that contain data which must not be logged. Then searches all output of nginx for these
// data.
import { connect } from 'node:net';

/**
 * A fake login code, which occurs nowhere else in a log. Written in capitals, because one request uses this text as its
 * HTTP method.
 */
const SECRET = 'CODEOFSOMEBODYELSE';
/** The IP address from which all requests are sent. */
const CLIENT = '127.0.0.1';

const get = (path: string, ...headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, 'Connection: close', '', ''].join('\r\n');

/**
 * Returns requests that contain `SECRET`, as the text that is written to the socket. Some are ordinary, others make
 * nginx log an error.
 *
 * @param base path of the site, with slashes at both ends
 */
export function oddRequests(base: string): [what: string, raw: string][] {
  const long = SECRET.repeat(600);
  return [
    ['the page with a code', get(`${base}?code=${SECRET}`)],
    ['a missing file with a code', get(`${base}gone.js?code=${SECRET}`)],
    ['a missing file called as a code', get(`${base}${SECRET}`)],
    ['a missing part of the code', get(`${base}assets/${SECRET}.js?code=${SECRET}`)],
    ['a source map', get(`${base}assets/a.js.map?code=${SECRET}`)],
    ['a folder', get(`${base}assets?code=${SECRET}`)],
    ['a folder that is not listed', get(`${base}assets/?code=${SECRET}`)],
    ['the path without its slash', get(`${base.slice(0, -1) || '/'}?code=${SECRET}`)],
    ['a file below a file', get(`${base}index.html/${SECRET}`)],
    ['a call whose server is gone', get(`/api/faqs?code=${SECRET}`)],
    ['a call with a token', get('/api/auth/user', `Authorization: Bearer ${SECRET}`)],
    ['a name that is too long for a file', get(`${base}${SECRET.repeat(20)}`)],
    ['a line that is too long', get(`${base}?code=${long}`)],
    ['a header that is too long', get(base, `Cookie: a=${long}`)],
    ['a broken header', get(base, `${SECRET} `)],
    ['no host', `GET ${base}?code=${SECRET} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ['a foreign host', get(base).replace('Host: a', `Host: ${SECRET}`)],
    ['a referrer with a code', get(`${base}gone.js`, `Referer: https://a/?code=${SECRET}`)],
    ['a browser called as a code', get(`${base}gone.js`, `User-Agent: ${SECRET}`)],
    ['a method called as a code', get(base).replace('GET', SECRET)],
    ['no method at all', `${SECRET}\r\n\r\n`],
    ['a way out of the folder', get(`${base}../../../${SECRET}`)],
    ['a broken escape', get(`${base}%zz?code=${SECRET}`)],
    ['a null', get(`${base}%00${SECRET}`)],
    ['a post to a file', get(`${base}?code=${SECRET}`).replace('GET', 'POST')],
    [
      'a body that is too large',
      get(`${base}?code=${SECRET}`, 'Content-Length: 99999999').replace('GET', 'POST'),
    ],
    ['a broken range', get(`${base}index.html?code=${SECRET}`, 'Range: bytes=9-1')],
    ['a request that is left', `GET ${base}?code=${SECRET} HTTP/1.1\r\nHost:`],
    ['the greeting of TLS', `\x16\x03\x01\x02${SECRET}`],
  ];
}

/** Writes a request to the server and reads until the server closes the connection, for at most a second. */
function send(port: number, raw: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, CLIENT, () => socket.end(raw));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });
}

/**
 * Sends `oddRequests` to nginx. Returns the logged lines that contain a login code (`SECRET`, or the word 'code') or
 * the IP address `CLIENT`.
 */
export async function logLinesWithSecrets(
  { origin, written }: { origin: string; written: () => string },
  base: string,
): Promise<string[]> {
  for (const [, raw] of oddRequests(base)) await send(Number(new URL(origin).port), raw);
  // When the answer to one more request arrives, nginx has logged the earlier requests.
  await (await fetch(origin)).text();
  const isTelling = (line: string) =>
    line.includes(SECRET.slice(0, 12)) ||
    line.toLowerCase().includes('code') ||
    line.includes(CLIENT);
  return written().split('\n').filter(isTelling);
}
