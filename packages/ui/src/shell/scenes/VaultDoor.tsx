import { StoneShape } from '../../gem/Gem/StoneShape.tsx';
import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for the closed vault: its door. */
export function VaultDoor() {
  return (
    <SceneFrame width={200} height={200}>
      <polygon points="60,4 140,4 133,20 67,20" fill="var(--night-600)" />
      <polygon points="140,4 196,60 180,67 133,20" fill="var(--night-700)" />
      <polygon points="196,60 196,140 180,133 180,67" fill="var(--night-800)" />
      <polygon points="196,140 140,196 133,180 180,133" fill="var(--night-900)" />
      <polygon points="140,196 60,196 67,180 133,180" fill="var(--facet-night-2)" />
      <polygon points="60,196 4,140 20,133 67,180" fill="var(--night-800)" />
      <polygon points="4,140 4,60 20,67 20,133" fill="var(--night-700)" />
      <polygon points="4,60 60,4 67,20 20,67" fill="var(--facet-night-6)" />
      <polygon points="67,20 133,20 126,38 74,38" fill="var(--night-700)" />
      <polygon points="133,20 180,67 162,74 126,38" fill="var(--night-800)" />
      <polygon points="180,67 180,133 162,126 162,74" fill="var(--facet-night-2)" />
      <polygon points="180,133 133,180 126,162 162,126" fill="var(--night-700)" />
      <polygon points="133,180 67,180 74,162 126,162" fill="var(--night-600)" />
      <polygon points="67,180 20,133 38,126 74,162" fill="var(--night-700)" />
      <polygon points="20,133 20,67 38,74 38,126" fill="var(--night-800)" />
      <polygon points="20,67 67,20 74,38 38,74" fill="var(--facet-night-2)" />
      <polygon points="74,38 126,38 117,60 83,60" fill="var(--facet-night-6)" />
      <polygon points="126,38 162,74 140,83 117,60" fill="var(--night-600)" />
      <polygon points="162,74 162,126 140,117 140,83" fill="var(--night-700)" />
      <polygon points="162,126 126,162 117,140 140,117" fill="var(--night-800)" />
      <polygon points="126,162 74,162 83,140 117,140" fill="var(--night-700)" />
      <polygon points="74,162 38,126 60,117 83,140" fill="var(--night-700)" />
      <polygon points="38,126 38,74 60,83 60,117" fill="var(--night-600)" />
      <polygon points="38,74 74,38 83,60 60,83" fill="var(--facet-night-7)" />
      <polygon
        points="83,60 117,60 140,83 140,117 117,140 83,140 60,117 60,83"
        fill="var(--night-950)"
      />
      <rect
        x="161.59"
        y="123.17"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(22.5 165.59 127.17)"
      />
      <rect
        x="123.17"
        y="161.59"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(67.5 127.17 165.59)"
      />
      <rect
        x="68.82"
        y="161.59"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(112.5 72.82 165.59)"
      />
      <rect
        x="30.40"
        y="123.17"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(157.5 34.40 127.17)"
      />
      <rect
        x="30.40"
        y="68.82"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(202.5 34.40 72.82)"
      />
      <rect
        x="68.82"
        y="30.40"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(247.5 72.82 34.40)"
      />
      <rect
        x="123.17"
        y="30.40"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(292.5 127.17 34.40)"
      />
      <rect
        x="161.59"
        y="68.82"
        width="8"
        height="8"
        fill="var(--gold-400)"
        transform="rotate(337.5 165.59 72.82)"
      />
      <g transform="translate(78 74) scale(1.1)">
        <StoneShape />
      </g>
    </SceneFrame>
  );
}
