import { type Faq, faqSearch } from '@gemas/domain';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import type { RemoteList } from '../primitives/remote.ts';
import { SearchField } from '../primitives/SearchField.tsx';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { RichText } from '../rich-text/RichText/RichText.tsx';
import { GreyGem } from '../shell/scenes/GreyGem.tsx';
import { token, type } from '../theme/tokens.ts';

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
    overflow-wrap: anywhere;
    ${type('item-title')}
  }
  summary::-webkit-details-marker { display: none; }
  summary > svg { flex: none; color: ${token('text-link')}; }
  &[open] summary > svg { transform: rotate(180deg); }
`;

const Answer = styled.div`
  padding: ${token('space-2')} 0 ${token('space-4')};
`;

const NONE: readonly Faq[] = [];

export interface FaqListProps {
  /** The questions with their answers as html, or their loading or error state. */
  faqs: RemoteList<Faq>;
}

/**
 * A list of frequent questions with a search (spec section 2, Help). A tap on a question opens its answer below the
 * question.
 *
 * - Use it in the tab 'Preguntas' of Help.
 * - Not for the user's own questions to support: those are tickets.
 */
export function FaqList({ faqs }: FaqListProps) {
  const [filter, setFilter] = useState('');
  const all = faqs.status === 'ready' ? faqs.items : NONE;
  const find = useMemo(() => faqSearch(all), [all]);
  switch (faqs.status) {
    case 'loading':
      return (
        <Loading label="Cargando...">
          <SkeletonStack>
            <Skeleton height={52} />
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </SkeletonStack>
        </Loading>
      );
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
                      <span>{question}</span>
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
