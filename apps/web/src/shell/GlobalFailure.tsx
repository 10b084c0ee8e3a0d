import { paths } from '@gemas/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAtom } from '../state/core/jotai.ts';
import { interruptionAtom } from '../state/session/session.ts';

/**
 * Opens the screen of a failure that interrupts the user, whichever call has failed (spec section 8). No other code
 * handles these failures.
 */
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
