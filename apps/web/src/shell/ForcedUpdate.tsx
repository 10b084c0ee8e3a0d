import { UpdateOverlay } from '@gemas/ui';
import { useState } from 'react';
import { completeUpdate } from '../api/session.ts';
import { useAtomValue } from '../state/jotai.ts';
import { sendAtom } from '../state/session.ts';

/** What an installed service worker keeps of the old version goes first (decision 8). */
async function dropCaches(): Promise<void> {
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Tells the server and reloads, whether that works or not. */
export default function ForcedUpdate() {
  const send = useAtomValue(sendAtom);
  const [busy, setBusy] = useState(false);
  const update = async () => {
    setBusy(true);
    await Promise.allSettled([completeUpdate(send), dropCaches()]);
    window.location.reload();
  };
  return <UpdateOverlay busy={busy} onUpdate={update} />;
}
