/** A call's path: each part encoded, since ids come from addresses that people can edit. */
export function path(...parts: (string | number)[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
