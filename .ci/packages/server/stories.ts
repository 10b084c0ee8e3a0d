// All stories of ui, for `server-render.ts`: each file is imported by itself, as some need a browser.
export const files = import.meta.glob('../../../packages/ui/src/**/*.stories.tsx');
