import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for a blocked user: a stone split in two. */
export function SplitStone() {
  return (
    <SceneFrame width={200} height={170}>
      <polygon points="26,146 174,146 158,160 42,160" fill="var(--neutral-paper2)" />
      <g transform="translate(52 34) scale(2.3)">
        <polygon
          points="12,0 20,0 17,14 22,26 16,40 19,48 12,48 0,36 0,12"
          fill="var(--stone-plata-bottom-left-outer)"
        />
        <polygon points="12,0 20,0 17,14 9,12 0,12" fill="var(--stone-plata-top-inner)" />
        <polygon points="0,12 9,12 9,36 0,36" fill="var(--stone-plata-left-outer)" />
        <polygon points="9,12 17,14 22,26 16,40 9,36" fill="var(--stone-plata-left-inner)" />
        <g transform="translate(5 1)">
          <polygon
            points="20,0 29,0 40,12 40,36 29,48 19,48 16,40 22,26 17,14"
            fill="var(--metal-silver-dark)"
          />
          <polygon points="20,0 29,0 40,12 31,14 17,14" fill="var(--metal-silver)" />
          <polygon points="31,14 40,12 40,36 31,34" fill="var(--neutral-ink3)" />
        </g>
      </g>
    </SceneFrame>
  );
}
