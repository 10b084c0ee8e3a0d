import { href, paths } from '@gemas/domain';
import { StartScreen } from '@gemas/ui';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { startupAtom, stayOnStartAtom } from '../state/session/session.ts';

export default function StartPage() {
  const { step } = useAtomValue(startupAtom);
  const setStayOnStart = useSetAtom(stayOnStartAtom);
  useEffect(() => {
    if (step === 'left') setStayOnStart(true);
  }, [step, setStayOnStart]);
  return <StartScreen scoreHref={href(paths.score)} />;
}
