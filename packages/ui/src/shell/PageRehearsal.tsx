import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton, WaitingText } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from './AppBar.tsx';

/**
 * Renders the parts of a skeleton into an element that is not in the document, so that their styles are inserted before
 * the first tap. Otherwise that tap would wait until the browser has recalculated the styles of the whole screen.
 */
export function PageRehearsal() {
  const [outside] = useState(() => document.createElement('div'));
  return createPortal(
    <>
      <AppBar title="" tone="night" onBack={() => undefined} balance={0} />
      <WaitingText />
      <Skeleton />
    </>,
    outside,
  );
}
