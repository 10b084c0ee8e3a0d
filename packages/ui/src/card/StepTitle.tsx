import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '../primitives/SectionTitle.tsx';

const Title = styled(SectionTitle)`
  outline: none;
`;

export interface StepTitleProps {
  /** Whether the title gets focus when it is mounted. True if it replaces a focused button. */
  takesFocus: boolean;
  /** Id of the title, for the `aria-labelledby` of the element that the title names. */
  id?: string | undefined;
  /** Text of the title: '¿Dónde la recoges?'. */
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
