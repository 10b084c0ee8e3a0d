// All story files of ui, for `server-render.ts`. Each file is imported separately, because some files need a browser
// and fail here.
export const files = import.meta.glob('/packages/ui/src/**/*.stories.tsx');
