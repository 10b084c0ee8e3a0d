import { href, paths } from '@gemas/domain';
import { StartScreen } from '@gemas/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isGameClosedAtom } from '../state/game-end/game-closed.ts';
import { identityAtom, startupAtom, stayOnStartAtom } from '../state/session/session.ts';

/** Nothing is asked for a guest: a refusal would lead away from Start. */
const GUEST_ATOM = atom(null);

export default function StartPage() {
  const { step } = useAtomValue(startupAtom);
  const setStayOnStart = useSetAtom(stayOnStartAtom);
  useEffect(() => {
    if (step === 'left') setStayOnStart(true);
  }, [step, setStayOnStart]);
  const isKnown = useAtomValue(identityAtom) !== null;
  const isGameOver = useAtomValue(isKnown ? isGameClosedAtom : GUEST_ATOM) === true;
  return <StartScreen isGameOver={isGameOver} scoreHref={href(paths.score)} />;
}
