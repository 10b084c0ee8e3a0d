import { styled } from 'styled-components';
import { LinkText } from '../../primitives/LinkText.tsx';
import { token } from '../../theme/tokens.ts';

const Link = styled(LinkText)`
  flex: none;
  padding-inline: ${token('space-1')};
  &[aria-disabled] {
    color: ${token('text-disabled')};
    text-decoration-color: ${token('neutral-disabled-edge')};
  }
`;

export interface CancelLinkProps {
  /** Address of the reward's detail. Undefined while an order is being sent: the link is then disabled. */
  href: string | undefined;
}

/** Link to leave a checkout. */
export function CancelLink({ href }: CancelLinkProps) {
  return href === undefined ? (
    <Link role="link" aria-disabled="true">
      Cancelar
    </Link>
  ) : (
    <Link href={href}>Cancelar</Link>
  );
}
