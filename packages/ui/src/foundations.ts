// Exports for the pages 'Foundations' of the Storybook. The app imports only `index.ts`.
export { Badge } from './gem/Badge.tsx';
export { CuttingGem } from './gem/CuttingGem.tsx';
export { Gem } from './gem/Gem/Gem.tsx';
export { palettes } from './gem/Gem/stone.ts';
export { Medal } from './gem/Medal.tsx';
export { Icon } from './primitives/Icon.tsx';
export { cutFoot, octagon } from './theme/cut.ts';
