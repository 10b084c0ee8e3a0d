import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { SplitStone } from './scenes/SplitStone.tsx';

export interface GoneProps {
  /** Sentence that says what does not exist: 'Este premio ya no está en la bóveda'. */
  title: string;
  /** Sentence that says why the content is missing. Default: it may have changed since the last visit. */
  help?: string | undefined;
  /** Address of the link. */
  href: string;
  /** Text of the link: 'Ver otros premios'. */
  action: string;
}

/**
 * Says that the content of a screen does not exist: the server answered 404, or the address has no valid id.
 *
 * - Use it instead of the whole content of a screen. A retry would never help, so there is only a link.
 * - Not for a failure that a retry may fix: use an `InlineError`. Not for an empty list: use an `EmptyState`.
 */
export function Gone({
  title,
  help = 'Puede que haya cambiado desde la última vez que entraste.',
  href,
  action,
}: GoneProps) {
  return (
    <EmptyState
      scene={<SplitStone />}
      title={title}
      help={help}
      action={<ButtonLink href={href}>{action}</ButtonLink>}
    />
  );
}
