import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '../../primitives/SectionTitle/SectionTitle.tsx';
import { token } from '../../theme/tokens.ts';

const Title = styled(SectionTitle)`
  margin-top: 0;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

export interface ScoreSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of Score: its cards one below the other. */
export function ScoreSection({ title, children }: ScoreSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Cards>{children}</Cards>
    </section>
  );
}
