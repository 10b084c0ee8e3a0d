export { ToastRegion } from '@gemas/ui';
