import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '../primitives/SectionTitle/SectionTitle.tsx';

const Title = styled(SectionTitle)`
  outline: none;
`;

export interface StepTitleProps {
  /** It came in answer to a button that is gone: the focus goes on here. */
  takesFocus: boolean;
  /** For what it names by `aria-labelledby`. */
  id?: string | undefined;
  /** The title: '¿Dónde la recoges?'. */
  children: ReactNode;
}

/** Heads what a choice brought in. */
export function StepTitle({ takesFocus, id, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <Title id={id} ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
