import { StoneShape } from '../../gem/Gem/StoneShape.tsx';
import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for maintenance: a half-cut gem and a hammer. */
export function HalfCutGem() {
  return (
    <SceneFrame width={220} height={190}>
      <polygon points="40,166 180,166 164,180 56,180" fill="var(--night-950)" />
      <g transform="translate(68 10) scale(1.75)">
        <StoneShape lit={5} />
      </g>
      <g transform="translate(150 20) rotate(32)">
        <rect x="0" y="20" width="13" height="84" fill="var(--gold-600)" />
        <rect x="0" y="20" width="5" height="84" fill="var(--gold-500)" />
        <polygon points="-20,0 33,0 33,20 27,28 -20,28" fill="var(--gold-400)" />
        <polygon points="-20,0 33,0 33,9 -20,9" fill="var(--gold-200)" />
      </g>
    </SceneFrame>
  );
}
