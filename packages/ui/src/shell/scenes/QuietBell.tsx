import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for no notifications: a bell with cut corners, at rest on the ground. */
export function QuietBell() {
  return (
    <SceneFrame width={170} height={150}>
      <polygon points="10,132 160,132 146,144 24,144" fill="var(--neutral-paper2)" />
      <polygon points="74,22 80,14 90,14 96,22 96,36 74,36" fill="var(--emerald-800)" />
      <polygon points="76,122 94,122 99,129 94,136 76,136 71,129" fill="var(--gold-400)" />
      <polygon points="76,122 94,122 71,129" fill="var(--gold-300)" />
      <polygon
        points="62,34 108,34 124,52 128,98 144,114 144,122 26,122 26,114 42,98 46,52"
        fill="var(--emerald-700)"
      />
      <polygon points="62,34 92,34 78,114 26,114 42,98 46,52" fill="var(--emerald-600)" />
      <polygon points="62,34 76,34 58,98 42,98 46,52" fill="var(--emerald-500)" />
      <polygon points="26,114 144,114 144,122 26,122" fill="var(--emerald-800)" />
    </SceneFrame>
  );
}
