// Exports for the pages 'Foundations' of the Storybook. The app imports only `index.ts`.
export { Badge } from './gem/Badge.tsx';
export { CuttingGem } from './gem/CuttingGem.tsx';
export { Gem } from './gem/Gem/Gem.tsx';
export { palettes } from './gem/Gem/stone.ts';
export { Medal } from './gem/Medal.tsx';
export { Icon } from './primitives/Icon.tsx';
export { GoldTicket } from './shell/scenes/GoldTicket.tsx';
export { GreyGem } from './shell/scenes/GreyGem.tsx';
export { HalfCutGem } from './shell/scenes/HalfCutGem.tsx';
export { LockedStone } from './shell/scenes/LockedStone.tsx';
export { RoughStone } from './shell/scenes/RoughStone.tsx';
export { SpeechBubbles } from './shell/scenes/SpeechBubbles.tsx';
export { SplitStone } from './shell/scenes/SplitStone.tsx';
export { VaultDoor } from './shell/scenes/VaultDoor.tsx';
export { cutFoot, octagon } from './theme/cut.ts';
export type { TypeRole } from './theme/tokens.ts';
