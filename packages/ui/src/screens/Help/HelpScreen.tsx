import { type Faq, faqSearch, href, type Material, paths } from '@gemas/domain';
import { BookOpen, ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { VideoFrame } from '../../materials/VideoFrame/VideoFrame.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { InlineError } from '../../primitives/InlineError/InlineError.tsx';
import type { RemoteList } from '../../primitives/remote.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Loading } from '../../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SkeletonStack } from '../../primitives/Skeleton/SkeletonStack.tsx';
import { RichText } from '../../rich-text/RichText/RichText.tsx';
import { AppBar } from '../../shell/AppBar/AppBar.tsx';
import { Dock } from '../../shell/Dock/Dock.tsx';
import { Screen } from '../../shell/Screen/Screen.tsx';
import { GreyGem } from '../../shell/scenes/GreyGem.tsx';
import { octagon } from '../../theme/cut.ts';
import { token, type } from '../../theme/tokens.ts';

const Tabs = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-bottom: ${token('space-4')};
  border-bottom: ${token('border-width-hairline')} solid ${token('border-hairline')};
`;

const Tab = styled.a`
  display: grid;
  place-items: center;
  min-height: 48px;
  padding: ${token('space-2')};
  border-bottom: 5px solid transparent;
  color: ${token('text-secondary')};
  text-decoration: none;
  ${type('button-mini')}
  &[aria-current='page'] { color: ${token('emerald-800')}; border-bottom-color: ${token('emerald-700')}; }
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space-3')};
`;

const Video = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

/** A video taller than wide stands in the dark, from edge to edge of its card. */
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

const Questions = styled.ul`
  margin-top: ${token('space-3')};
`;

const Question = styled.details`
  border-bottom: ${token('border-width-hairline')} solid ${token('border-hairline')};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    min-height: 56px;
    padding: ${token('space-2')} 0;
    cursor: pointer;
    list-style: none;
    ${type('item-title')}
  }
  summary::-webkit-details-marker { display: none; }
  summary > svg { flex: none; color: ${token('text-link')}; }
  &[open] summary > svg { transform: rotate(180deg); }
`;

const Answer = styled.div`
  padding: 0 0 ${token('space-4')};
`;

/** A material with the address of its player, already checked; null when it must not be played. */
export interface HelpMaterial extends Material {
  embed: string | null;
}

export const helpTabs = ['materials', 'faq'] as const;
export type HelpTab = (typeof helpTabs)[number];

export interface HelpScreenProps {
  tab: HelpTab;
  materials: RemoteList<HelpMaterial>;
  faqs: RemoteList<Faq>;
  /** An html material was tapped; its link leads to Material. */
  onOpenMaterial: (id: number) => void;
  /** Not yet seen, on the dock. */
  newNotifications: number;
  /** What 'Volver' does; none leads to the game. */
  onBack?: (() => void) | undefined;
}

function Waiting() {
  return (
    <Loading label="Cargando...">
      <SkeletonStack>
        <Skeleton height={220} />
        <Skeleton height={76} />
        <Skeleton height={76} />
      </SkeletonStack>
    </Loading>
  );
}

function Materials({
  materials,
  onOpenMaterial,
}: Pick<HelpScreenProps, 'materials' | 'onOpenMaterial'>) {
  switch (materials.status) {
    case 'loading':
      return <Waiting />;
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
    case 'ready':
      return (
        <List>
          {materials.items.map((material) => (
            <li key={material.id}>
              {material.type === 'video' ? (
                <Video>
                  <Stage>
                    <VideoFrame
                      title={material.title}
                      src={material.embed}
                      vertical={material.is_vertical}
                    />
                  </Stage>
                  <Caption>
                    <Title>{material.title}</Title>
                    <Kind>Video</Kind>
                  </Caption>
                </Video>
              ) : (
                <Reading>
                  <Book aria-hidden="true">
                    <Icon of={BookOpen} size={24} />
                  </Book>
                  <div>
                    <Title>
                      <a href={href(paths.material)} onClick={() => onOpenMaterial(material.id)}>
                        {material.title || 'Material'}
                      </a>
                    </Title>
                    <Kind>Lectura</Kind>
                  </div>
                  <Icon of={ChevronRight} size={24} />
                </Reading>
              )}
            </li>
          ))}
        </List>
      );
  }
}

const NONE: readonly Faq[] = [];

function Answers({ faqs }: Pick<HelpScreenProps, 'faqs'>) {
  const [filter, setFilter] = useState('');
  const all = faqs.status === 'ready' ? faqs.items : NONE;
  const find = useMemo(() => faqSearch(all), [all]);
  switch (faqs.status) {
    case 'loading':
      return <Waiting />;
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar las preguntas"
          failure={faqs.failure}
          onRetry={faqs.onRetry}
        />
      );
    case 'empty':
      return <EmptyState scene={<GreyGem />} title="Aún no hay preguntas frecuentes." />;
    case 'ready': {
      const shown = find(filter);
      return (
        <>
          <SearchField
            label="Busca una pregunta"
            placeholder="Busca una pregunta"
            value={filter}
            onChange={setFilter}
          />
          {shown.length === 0 ? (
            <EmptyState
              compact
              title="No encontramos esa pregunta."
              help="Prueba con otra palabra."
            />
          ) : (
            <Questions>
              {shown.map(({ id, question, answer }) => (
                <li key={id}>
                  <Question>
                    <summary>
                      {question}
                      <Icon of={ChevronDown} size={24} />
                    </summary>
                    <Answer>
                      <RichText html={answer} field="Faq.answer" />
                    </Answer>
                  </Question>
                </li>
              ))}
            </Questions>
          )}
        </>
      );
    }
  }
}

/** Materials and frequent questions (spec section 2, Help). */
export function HelpScreen({
  tab,
  materials,
  faqs,
  onOpenMaterial,
  newNotifications,
  onBack,
}: HelpScreenProps) {
  return (
    <Screen
      bar={<AppBar title="Ayuda" {...(onBack ? { onBack } : { backHref: href(paths.score) })} />}
      dock={<Dock current="menu" unread={newNotifications} />}
    >
      <Tabs aria-label="Ayuda">
        <Tab
          href={href(paths.help('materials'))}
          aria-current={tab === 'materials' ? 'page' : undefined}
        >
          Materiales
        </Tab>
        <Tab href={href(paths.help('faq'))} aria-current={tab === 'faq' ? 'page' : undefined}>
          Preguntas
        </Tab>
      </Tabs>
      {tab === 'materials' ? (
        <Materials materials={materials} onOpenMaterial={onOpenMaterial} />
      ) : (
        <Answers faqs={faqs} />
      )}
    </Screen>
  );
}
