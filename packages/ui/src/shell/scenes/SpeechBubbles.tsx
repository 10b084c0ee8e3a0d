import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for support: two speech bubbles with cut corners. */
export function SpeechBubbles() {
  return (
    <SceneFrame width={176} height={140}>
      <polygon
        points="22,14 108,14 124,30 124,74 108,90 62,90 40,112 40,90 22,90 6,74 6,30"
        fill="var(--emerald-700)"
      />
      <polygon points="22,14 108,14 124,30 6,60 6,30" fill="var(--emerald-600)" />
      <polygon
        points="76,46 150,46 166,62 166,98 150,114 138,114 138,132 118,114 76,114 60,98 60,62"
        fill="var(--gold-400)"
      />
      <polygon points="76,46 150,46 166,62 60,88 60,62" fill="var(--gold-300)" />
      <polygon points="88,74 94,74 97,77 97,83 94,86 88,86 85,83 85,77" fill="var(--neutral-ink)" />
      <polygon
        points="110,74 116,74 119,77 119,83 116,86 110,86 107,83 107,77"
        fill="var(--neutral-ink)"
      />
      <polygon
        points="132,74 138,74 141,77 141,83 138,86 132,86 129,83 129,77"
        fill="var(--neutral-ink)"
      />
    </SceneFrame>
  );
}
