import { codeFailureText, type FailureKind } from '@gemas/domain';
import { LinkDialog } from '@gemas/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnection } from '../state/session/connection.ts';
import { enterByLinkAtom } from '../state/session/entering.ts';
import { linkAtom, linkQuestionAtom, userAtom } from '../state/session/session.ts';

/** Asks whether to log in with the code of the opened link, and opens the link's screen afterwards (decision D1). */
export function LinkQuestion() {
  const link = useAtomValue(linkQuestionAtom);
  const setLink = useSetAtom(linkAtom);
  const [busy, enter] = useAtom(enterByLinkAtom);
  const { name } = useAtomValue(userAtom);
  const connection = useConnection();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FailureKind | null>(null);

  const tryCode = async () => {
    setFailure(null);
    const entered = await enter();
    if (entered === undefined) return;
    setFailure(entered.failure);
    if (entered.to !== null) navigate(entered.to, { replace: true });
  };
  return (
    <LinkDialog
      open={link !== null}
      code={link?.code ?? ''}
      name={name}
      busy={busy}
      error={failure && codeFailureText(failure)}
      connection={connection}
      onStay={() => setLink(null)}
      onEnter={() => connection.ifOnline(() => void tryCode())}
    />
  );
}
