import { href, paths } from '@gemas/domain';
import { StartScreen } from '@gemas/ui';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { isGameClosedAtom } from '../state/game-end/game-closed.ts';
import { startupAtom, stayOnStartAtom } from '../state/session/session.ts';

export default function StartPage() {
  const { step } = useAtomValue(startupAtom);
  const setStayOnStart = useSetAtom(stayOnStartAtom);
  useEffect(() => {
    if (step === 'left') setStayOnStart(true);
  }, [step, setStayOnStart]);
  const isGameOver = useAtomValue(isGameClosedAtom) === true;
  return <StartScreen isGameOver={isGameOver} scoreHref={href(paths.score)} />;
}
