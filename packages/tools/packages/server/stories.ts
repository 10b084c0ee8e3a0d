// All story files of ui, for `server-render.ts`. Each file is imported separately, because some need a browser and
// would fail.
export const files = import.meta.glob('../../../packages/ui/src/**/*.stories.tsx');
