import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '../primitives/SectionTitle/SectionTitle.tsx';

const Title = styled(SectionTitle)`
  outline: none;
`;

export interface StepTitleProps {
  /** Moves focus to the title, because it replaces a button that had the focus. */
  takesFocus: boolean;
  /** Id for the `aria-labelledby` of the element that this title names. */
  id?: string | undefined;
  /** The text of the title: '¿Dónde la recoges?'. */
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
