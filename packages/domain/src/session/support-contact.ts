/** A link with which a blocked user can contact support. */
export interface SupportContact {
  /** Address that begins with `tel:` or `mailto:`. */
  href: string;
  /** Text of the link: 'Llamar a soporte: +52 55 1234 5678'. */
  label: string;
}

/**
 * Returns the link to support's phone or mail from the configuration (contract, Configuration). Null if the
 * configuration has neither.
 */
export function supportContact(href: string): SupportContact | null {
  const [scheme, address] = href.split(/:(.*)/s);
  if (!address) return null;
  if (scheme === 'tel') return { href, label: `Llamar a soporte: ${address.replaceAll('-', ' ')}` };
  return scheme === 'mailto' ? { href, label: `Escribir a soporte: ${address}` } : null;
}
