export { UpdateOverlay as default } from '@gemas/ui';
