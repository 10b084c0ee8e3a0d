// Browser features for code that renders nothing. A separate entry point, because it loads without React.
export { burstOver } from './platform/burst.ts';
export { listen } from './platform/listen.ts';
export { scrollPage } from './platform/scroll.ts';
