// Declarations of the CSS files in `exports` of package.json. Without this file, TypeScript reports an error for
// `import '@gemas/ui/theme.css'` in an app that sets `noUncheckedSideEffectImports`.
export {};
