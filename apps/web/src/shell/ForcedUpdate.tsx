import { UpdateOverlay } from '@gemas/ui';
import { useAtom } from 'jotai';
import { updateAtom } from '../state/session/leave-page.ts';

export default function ForcedUpdate() {
  const [busy, update] = useAtom(updateAtom);
  return <UpdateOverlay busy={busy} onUpdate={() => void update()} />;
}
