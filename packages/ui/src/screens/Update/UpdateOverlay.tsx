import { RefreshCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Facets } from '../../gem/Facets.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useModal } from '../../primitives/Dialog/use-modal.ts';
import { Icon } from '../../primitives/Icon.tsx';
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
  /** Whether the update is running. The browser reloads the page when the update is done. */
  busy: boolean;
  /** Called by 'ACTUALIZAR'. */
  onUpdate(): void;
}

/**
 * The forced update (spec section 2, App shell; decision 8). It covers the whole screen and cannot be closed.
 *
 * - Seen by users whose flag `has_update` is set, over any screen, until the update is done.
 * - Not for an optional update: use `NewVersionNotice`.
 */
export function UpdateOverlay({ busy, onUpdate }: UpdateOverlayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  const modal = useModal({ open: true, onOpened: () => heading.current?.focus() });

  return (
    <Cover {...modal} aria-labelledby={titleId} aria-modal="true">
      <Facets ground="night" />
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
