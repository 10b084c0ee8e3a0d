import { BLOCKED_MESSAGE, paths } from '@gemas/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAtom } from '../state/jotai.ts';
import { globalFailureAtom } from '../state/session.ts';

/** The one place that answers a failure which ends what the person was doing (spec section 8, Global). */
export function GlobalFailure() {
  const [failure, setFailure] = useAtom(globalFailureAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!failure) return;
    setFailure(null);
    const replace = { replace: true };
    if (failure.kind === 'version') navigate(paths.version, replace);
    if (failure.kind === 'maintenance') navigate(paths.maintenance, replace);
    if (failure.kind === 'unauthorized') navigate(paths.fail, replace);
    if (failure.kind === 'blacklisted') {
      navigate(paths.errorApp(failure.message || BLOCKED_MESSAGE), replace);
    }
  }, [failure, setFailure, navigate]);
  return null;
}
