import { paths } from '@gemas/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAtom } from '../state/core/jotai.ts';
import { interruptionAtom } from '../state/session/session.ts';

/** The only place that handles failures which interrupt the user, whichever call failed (spec section 8). */
export function GlobalFailure() {
  const [interruption, setInterruption] = useAtom(interruptionAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!interruption) return;
    setInterruption(null);
    navigate(paths[interruption], { replace: true });
  }, [interruption, setInterruption, navigate]);
  return null;
}
