import { SceneFrame } from './SceneFrame.tsx';

/** Illustration for a team without activations: a rough stone and a hammer. */
export function RoughStone() {
  return (
    <SceneFrame width={170} height={150}>
      <polygon points="10,132 160,132 146,144 24,144" fill="var(--neutral-paper2)" />
      <polygon
        points="52,132 40,92 62,52 102,40 134,68 136,110 120,132"
        fill="var(--stone-plata-right-outer)"
      />
      <polygon points="40,92 62,52 86,84 66,132 52,132" fill="var(--stone-plata-left-outer)" />
      <polygon points="62,52 102,40 86,84" fill="var(--stone-plata-top-inner)" />
      <polygon points="102,40 134,68 108,92 86,84" fill="var(--stone-plata-bottom-left-inner)" />
      <polygon points="86,84 108,92 104,132 66,132" fill="var(--stone-plata-bottom-left-outer)" />
      <polygon points="86,84 97,60 108,92" fill="var(--emerald-400)" />
      <polygon points="86,84 108,92 98,112" fill="var(--emerald-600)" />
      <polygon points="97,60 112,70 108,92" fill="var(--emerald-300)" />
      <g transform="translate(112 8) rotate(38)">
        <rect x="0" y="0" width="10" height="58" fill="var(--gold-600)" />
        <polygon points="-12,0 22,0 22,16 16,22 -12,22" fill="var(--neutral-ink)" />
        <polygon points="-12,0 22,0 22,7 -12,7" fill="var(--neutral-ink2)" />
      </g>
    </SceneFrame>
  );
}
