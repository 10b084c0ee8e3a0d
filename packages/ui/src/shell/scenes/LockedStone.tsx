import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for a missing session: a stone with a keyhole. */
export function LockedStone() {
  return (
    <SceneFrame width={200} height={180}>
      <polygon points="30,150 170,150 154,164 46,164" fill="var(--neutral-paper2)" />
      <g transform="translate(8 4)">
        <polygon
          points="66,18 126,18 156,50 156,116 126,146 66,146 36,116 36,50"
          fill="var(--night-900)"
        />
        <polygon points="66,18 126,18 113,36 79,36" fill="var(--night-600)" />
        <polygon points="66,18 79,36 56,60 36,50" fill="var(--emerald-400)" />
        <polygon points="126,18 156,50 136,60 113,36" fill="var(--night-800)" />
        <polygon points="36,50 56,60 56,106 36,116" fill="var(--night-700)" />
        <polygon
          points="79,36 113,36 136,60 136,106 113,130 79,130 56,106 56,60"
          fill="var(--night-800)"
        />
        <polygon
          points="90,66 102,66 110,74 110,86 102,94 102,112 90,112 90,94 82,86 82,74"
          fill="var(--gold-400)"
        />
      </g>
    </SceneFrame>
  );
}
