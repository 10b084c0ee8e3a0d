import { href, type Id, type Material, paths } from '@gemas/domain';
import { BookOpen, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import type { RemoteList } from '../primitives/remote.ts';
import { SectionTitle } from '../primitives/SectionTitle.tsx';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { GreyGem } from '../shell/scenes/GreyGem.tsx';
import { octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';
import { VideoFrame } from './VideoFrame.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Video = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

/** A dark background as wide as the card, around a portrait video. */
const Stage = styled.div`
  background: ${token('night-900')};
  > div { border-radius: 0; }
`;

const Caption = styled.div`
  padding: 14px;
`;

const Title = styled.h2`
  ${type('item-title')}
  overflow-wrap: anywhere;
`;

const Kind = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
`;

const Reading = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space-3')};
  align-items: center;
  a { color: inherit; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: var(--focus-ring-width) solid var(--focus); outline-offset: 2px; }
`;

const Book = styled.span`
  --c: 29%;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  background: ${token('gold-100')};
  color: ${token('gold-700')};
  clip-path: ${octagon};
`;

/** A training material, with the address of its video player. */
export interface HelpMaterial extends Material {
  /** Address of the player, checked by `videoEmbed`. Null if the video must not be played. */
  embed: string | null;
}

export interface MaterialListProps {
  /** The materials and intros, or their loading or error state. */
  materials: RemoteList<HelpMaterial>;
  /**
   * Called when the user taps a material with html, before the link opens `MaterialScreen`. Receives the material's id.
   */
  onOpen: (id: Id) => void;
}

function MaterialCard({
  material,
  heading,
  onOpen,
}: Pick<MaterialListProps, 'onOpen'> & { material: HelpMaterial; heading: 'h2' | 'h3' }) {
  return material.type === 'video' ? (
    <Video>
      <Stage>
        <VideoFrame
          title={material.title}
          src={material.embed}
          url={material.url}
          vertical={material.is_vertical}
        />
      </Stage>
      <Caption>
        <Title as={heading}>{material.title || 'Video'}</Title>
        {material.title && <Kind>Video</Kind>}
      </Caption>
    </Video>
  ) : (
    <Reading>
      <Book aria-hidden="true">
        <Icon of={BookOpen} size={24} />
      </Book>
      <div>
        <Title as={heading}>
          <a href={href(paths.material)} onClick={() => onOpen(material.id)}>
            {material.title || 'Material'}
          </a>
        </Title>
        <Kind>Lectura</Kind>
      </div>
      <Icon of={ChevronRight} size={24} />
    </Reading>
  );
}

function Materials({
  items,
  ...material
}: Omit<Parameters<typeof MaterialCard>[0], 'material'> & { items: readonly HelpMaterial[] }) {
  return (
    <List>
      {items.map((each) => (
        <li key={each.id}>
          <MaterialCard material={each} {...material} />
        </li>
      ))}
    </List>
  );
}

/**
 * A list of training videos and texts (spec section 2, Help). The section 'Bienvenida' at its end contains the intros,
 * so that the user can watch them again.
 *
 * - Use it in the tab 'Materiales' of Help. It includes loading, error and empty state.
 * - Not for a single video: use a `VideoFrame`.
 */
export function MaterialList({ materials, onOpen }: MaterialListProps) {
  const id = useId();
  switch (materials.status) {
    case 'loading':
      return (
        <Loading label="Cargando...">
          <SkeletonStack>
            <Skeleton height={220} />
            <Skeleton height={76} />
            <Skeleton height={76} />
          </SkeletonStack>
        </Loading>
      );
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar los materiales"
          failure={materials.failure}
          onRetry={materials.onRetry}
        />
      );
    case 'empty':
      return (
        <EmptyState
          scene={<GreyGem />}
          title="Aún no hay materiales para ti."
          help="Las dudas comunes están en Preguntas."
        />
      );
    case 'ready': {
      const intros = materials.items.filter(({ is_intro }) => is_intro);
      const others = materials.items.filter(({ is_intro }) => !is_intro);
      return (
        <>
          {others.length > 0 && <Materials items={others} heading="h2" onOpen={onOpen} />}
          {intros.length > 0 && (
            <section aria-labelledby={id}>
              <SectionTitle id={id}>Bienvenida</SectionTitle>
              <Materials items={intros} heading="h3" onOpen={onOpen} />
            </section>
          )}
        </>
      );
    }
  }
}
