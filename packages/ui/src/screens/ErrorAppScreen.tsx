import type { SupportContact } from '@gemas/domain';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { SystemMoment } from '../shell/SystemMoment.tsx';
import { SplitStone } from '../shell/scenes/SplitStone.tsx';

const Support = styled(LinkText)`
  justify-self: center;
  overflow-wrap: anywhere;
`;

export interface ErrorAppScreenProps {
  /** The message as plain text. The caller has already cut it to its maximum length (decision 7). */
  message: string;
  /** Address where another user of this phone can log in with their own employee code. */
  enterHref: string;
  /** Phone number or mail address of support; null if none is configured. Default: null. */
  support?: SupportContact | null | undefined;
  /** Called by 'Intentar de nuevo'. The caller starts the app again. */
  onRetry: () => void;
}

/**
 * ErrorApp (spec section 2): says, as plain text, why the user is blocked.
 *
 * - Seen by blocked users: the server answered 403, or their user data say that they are blocked. Also seen by anyone
 * who opens a link to `/errorapp?message=…`.
 * - Not for any other failed call: show an `InlineError` in the part of the screen that needs the data.
 */
export function ErrorAppScreen({
  message,
  enterHref,
  support = null,
  onRetry,
}: ErrorAppScreenProps) {
  return (
    <SystemMoment
      ground="paper"
      scene={<SplitStone />}
      title={message}
      text="Si crees que es un error, habla con tu líder o con soporte de tu tienda."
    >
      <Button onClick={onRetry}>Intentar de nuevo</Button>
      <ButtonLink variant="secondary" href={enterHref}>
        Entrar con otro código
      </ButtonLink>
      {support && <Support href={support.href}>{support.label}</Support>}
    </SystemMoment>
  );
}
