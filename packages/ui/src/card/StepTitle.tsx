import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '../primitives/SectionTitle/SectionTitle.tsx';

const Title = styled(SectionTitle)`
  outline: none;
`;

export interface StepTitleProps {
  /** It replaces a button that had the focus: focus moves here. */
  takesFocus: boolean;
  /** For what it names by `aria-labelledby`. */
  id?: string | undefined;
  /** The title: '¿Dónde la recoges?'. */
  children: ReactNode;
}

/** The title of the step that follows a choice. */
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
