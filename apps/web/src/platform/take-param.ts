/**
 * Removes a parameter from an address, both from the query before the hash and from the query inside the hash. Returns
 * the address without the parameter, and the parameter's value, which is null if the parameter is missing. If both
 * queries have the parameter, the value before the hash is returned.
 */
export function takeParam(address: string, name: string): { value: string | null; url: string } {
  const url = new URL(address);
  const [hashPath = '', ...hashQuery] = url.hash.split('?');
  const inHash = new URLSearchParams(hashQuery.join('?'));
  const value = url.searchParams.get(name) ?? inHash.get(name);
  if (value === null) return { value, url: address };
  url.searchParams.delete(name);
  inHash.delete(name);
  const rest = inHash.toString();
  url.hash = rest ? `${hashPath}?${rest}` : hashPath;
  return { value, url: url.href };
}
