import { mayOfferNewVersion } from '@gemas/domain';
import { NewVersionNotice } from '@gemas/ui';
import { getDefaultStore, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routerAddress } from '../platform/internal-link.ts';
import { takeNewVersion } from '../platform/service-worker.ts';
import { newVersionAtom, registerWorker } from '../state/core/worker.ts';
import { postsSettledAtom } from '../state/session/latch.ts';

/** Registers the service worker, and offers a new version on screens without a form or an order (decision 63). */
export function NewVersion() {
  const { pathname } = useLocation();
  const hasNew = useAtomValue(newVersionAtom, { store: getDefaultStore() });
  const [isDismissed, setDismissed] = useState(false);
  const [busy, setBusy] = useState(false);
  const postsSettled = useSetAtom(postsSettledAtom);

  useEffect(() => void registerWorker(), []);

  const update = async () => {
    setBusy(true);
    await postsSettled();
    setBusy(await takeNewVersion(() => mayOfferNewVersion(routerAddress())));
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
