import type { Material } from '@gemas/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { VideoFrame } from '../materials/VideoFrame.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { RichText } from '../rich-text/RichText/RichText.tsx';

const Title = styled.span`
  overflow-wrap: anywhere;
`;

/** The fields of a material that an intro needs. */
export type Intro = Pick<Material, 'id' | 'type' | 'title' | 'url' | 'is_vertical' | 'content'>;

export interface IntroDialogProps {
  /** The intro to show. Null closes the dialog. */
  intro: Intro | null;
  /**
   * Address of the intro's video player, checked by `videoEmbed`. Null if the intro has no video or its video must not
   * be played.
   */
  videoSrc: string | null;
  /** Called by 'Continuar'. */
  onContinue: () => void;
}

/**
 * An intro, which a user sees before Score (spec section 4, Intros): a video or a tip as html. 'Continuar' closes the
 * intro.
 *
 * - Use it for the intros from the server, one after the other.
 * - Not for the training materials in Help: use a `MaterialList`.
 */
export function IntroDialog({ intro, videoSrc, onContinue }: IntroDialogProps) {
  const [last, setLast] = useState(intro);
  if (intro !== null && intro !== last) setLast(intro);
  const shown = intro ?? last;
  if (shown === null) return null;
  const title = shown.title || (shown.type === 'video' ? 'Mira este video' : 'Consejo');
  return (
    <Dialog
      // The key mounts a new dialog for each intro, so that screen readers start at the title of the intro.
      key={shown.id}
      variant="modal"
      closable={false}
      open={intro !== null}
      title={<Title>{title}</Title>}
      foot={<Button onClick={onContinue}>Continuar</Button>}
    >
      {shown.type === 'video' ? (
        <VideoFrame
          eager
          title={title}
          src={videoSrc}
          url={shown.url}
          vertical={shown.is_vertical}
        />
      ) : (
        <RichText html={shown.content} field="Material.content" />
      )}
    </Dialog>
  );
}
