import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FreshnessBand } from '../../primitives/Freshness/FreshnessBand.tsx';
import type { Freshness } from '../../primitives/Freshness/freshness.ts';
import { SectionTitle } from '../../primitives/SectionTitle.tsx';
import { WaitingText } from '../../primitives/Skeleton/Skeleton.tsx';
import { token } from '../../theme/tokens.ts';

// The loading text is beside the title, so that the cards below do not move when the text disappears.
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  > h2 { margin-top: 0; }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

export interface ScoreSectionProps {
  title: string;
  /** Whether any card of the section is loading. */
  loading?: boolean | undefined;
  /** How current the data of the cards is; null if no card has data. */
  freshness: Freshness | null;
  children: ReactNode;
}

/** A titled part of Score with a column of cards. */
export function ScoreSection({ title, loading = false, freshness, children }: ScoreSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <SectionTitle id={id}>{title}</SectionTitle>
        {loading && <WaitingText>Cargando...</WaitingText>}
      </Head>
      <Cards>
        <FreshnessBand of={freshness} />
        {children}
      </Cards>
    </section>
  );
}
