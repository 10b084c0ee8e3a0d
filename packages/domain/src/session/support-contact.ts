/** A link for a blocked user to contact support, and its text. */
export interface SupportContact {
  /** `tel:` or `mailto:`. */
  href: string;
  /** 'Llamar a soporte: +52 55 1234 5678'. */
  label: string;
}

/** Support's phone or mail from the configuration (contract, Configuration). Null for none. */
export function supportContact(href: string): SupportContact | null {
  const [, scheme, address = ''] = /^(tel|mailto):(.+)$/.exec(href) ?? [];
  switch (scheme) {
    case 'tel':
      return { href, label: `Llamar a soporte: ${address.replaceAll('-', ' ')}` };
    case 'mailto':
      return { href, label: `Escribir a soporte: ${address}` };
    default:
      return null;
  }
}
