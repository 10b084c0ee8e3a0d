import { mayOfferNewVersion } from '@gemas/domain';
import { NewVersionNotice } from '@gemas/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSetAtom } from '../state/core/jotai.ts';
import { postsSettledAtom } from '../state/core/posting.ts';
import {
  hasNewVersion,
  onNewVersion,
  registerWorker,
  takeNewVersion,
} from '../state/core/worker.ts';

/** Registers the service worker, and offers a new version on screens without a form or an order (decision 63). */
export function NewVersion() {
  const { pathname } = useLocation();
  const hasNew = useSyncExternalStore(onNewVersion, hasNewVersion);
  const [isDismissed, setDismissed] = useState(false);
  const [busy, setBusy] = useState(false);
  const postsSettled = useSetAtom(postsSettledAtom);

  useEffect(() => void registerWorker(), []);

  const update = async () => {
    setBusy(true);
    await postsSettled();
    await takeNewVersion();
  };
  return (
    <NewVersionNotice
      offered={hasNew && !isDismissed && mayOfferNewVersion(pathname)}
      busy={busy}
      onUpdate={() => void update()}
      onDismiss={() => setDismissed(true)}
    />
  );
}
