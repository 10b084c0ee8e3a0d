import { BadgeSlider } from '@gemas/ui';
import { useState } from 'react';
import { useAtomValue } from '../../state/core/jotai.ts';
import { userAtom } from '../../state/session/session.ts';

/** The sheet of badges. Initially open, because it is mounted by the tap that opens it. */
export default function Badges() {
  const [isOpen, setIsOpen] = useState(true);
  const { badge } = useAtomValue(userAtom);
  return <BadgeSlider open={isOpen} onClose={() => setIsOpen(false)} badge={badge} />;
}
