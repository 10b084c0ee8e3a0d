/** Returns the address in the router of a URL of the app: '/menu' for '…#/menu'. Default: the URL of the page. */
export const routerAddress = (url = window.location.href): string =>
  `/${new URL(url).hash.replace(/^#?\/?/, '')}`;

/** Returns the path of the internal link that was tapped. Null for any other click, such as one with Ctrl. */
export function internalPath(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  const address = link?.getAttribute('href');
  if (!address?.startsWith('#/') || link?.target === '_blank') return null;
  return address.slice(1);
}
