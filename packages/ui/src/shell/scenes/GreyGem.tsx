import { StoneShape } from '../../gem/Gem/StoneShape.tsx';
import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for a search without results: an uncut grey gem. */
export function GreyGem() {
  return (
    <SceneFrame width={170} height={160}>
      <polygon
        points="14,142 156,142 140,155 30,155"
        fill="var(--scene-ground, var(--neutral-paper2))"
      />
      <g transform="translate(35 22) scale(2.5)">
        <StoneShape palette="apagada" />
      </g>
    </SceneFrame>
  );
}
