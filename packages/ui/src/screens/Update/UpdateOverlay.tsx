import { RefreshCw } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Facets } from '../../gem/Facets/Facets.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { media } from '../../theme/media.ts';
import { token, type } from '../../theme/tokens.ts';
import { NewVersionScene } from './NewVersionScene.tsx';

const Cover = styled.dialog`
  position: fixed;
  inset: 0;
  isolation: isolate;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  border: 0;
  z-index: ${token('z-forced-update')};
  overflow-y: auto;
  background: ${token('bg-vault')};
  color: ${token('text-on-night')};
  --focus: ${token('focus-on-dark')};
  &[open] { display: grid; }
`;

const Planes = styled(Facets)`
  ${media.forcedColors} { display: none; }
`;

const Body = styled.div`
  place-self: center;
  width: min(100%, ${token('size-content-max')});
  padding: ${token('space-6')} 28px;
  text-align: center;
`;

const Title = styled.h2`
  ${type('display')}
  margin-top: 30px;
  outline: none;
`;

const Text = styled.p`
  margin: ${token('space-3')} 0 30px;
  font: 400 1.125rem/1.4 ${token('font-text')};
  color: ${token('emerald-100')};
`;

export interface UpdateOverlayProps {
  /** The update is under way; the page reloads when it is over. */
  busy: boolean;
  onUpdate(): void;
}

/** The forced update (spec section 2, App shell; decision 8). It covers all and nothing closes it. */
export function UpdateOverlay({ busy, onUpdate }: UpdateOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  // Chromium lets a second Esc through without asking unless the key itself is stopped.
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', stop, true);
    return () => document.removeEventListener('keydown', stop, true);
  }, []);

  const stay = (event: SyntheticEvent<HTMLDialogElement>) => event.preventDefault();

  // A back gesture may close it past us: it comes back at once.
  const reopen = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.currentTarget.isConnected && !event.currentTarget.open) {
      event.currentTarget.showModal();
    }
  };

  return (
    <Cover
      ref={dialog}
      aria-labelledby={titleId}
      aria-modal="true"
      {...{ closedby: 'none' }}
      onCancel={stay}
      onClose={reopen}
    >
      <Planes ground="night" />
      <Body>
        <NewVersionScene />
        <Title id={titleId} ref={heading} tabIndex={-1}>
          Hay una versión nueva
        </Title>
        <Text>Actualiza para seguir jugando. Tarda unos segundos y no pierdes nada.</Text>
        <Button
          variant="gold"
          busy={busy}
          busyLabel="Actualizando..."
          start={<Icon of={RefreshCw} size={22} />}
          onClick={onUpdate}
        >
          ACTUALIZAR
        </Button>
      </Body>
    </Cover>
  );
}
