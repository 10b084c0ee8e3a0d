/** A virtual module that Storybook's configuration generates from the project's sources. */
declare module 'virtual:catalogue' {
  const catalogue: {
    readonly stories: readonly import('./stories.ts').StorySource[];
  };
  export default catalogue;
}

/** Recent changes: the last report of `npm run check:pictures`, and the last commits that changed stories. */
declare module 'virtual:changes' {
  const changes: {
    readonly report: import('./history').VisualReport | null;
    /** Null without a git history. */
    readonly commits: readonly import('./history').Commit[] | null;
  };
  export default changes;
}

/** The icons of lucide-react that the app uses, by name. */
declare module 'virtual:icons' {
  const icons: Readonly<Record<string, unknown>>;
  export default icons;
}

/** The props of components, as read from their sources, by the title of their stories. */
declare module 'virtual:controls' {
  const controls: Readonly<
    Record<string, { readonly description: string } & import('./arg-types.ts').DescribedProps>
  >;
  export default controls;
}

/** Those optional addons of Storybook that run in the preview. */
declare module 'virtual:addons' {
  const addons: readonly ReturnType<typeof import('storybook-addon-pseudo-states')['default']>[];
  export default addons;
}

/** Sentences that say which features this Storybook lacks, by the name of the optional addon. */
declare module 'virtual:missing' {
  const missing: Readonly<Record<string, string>>;
  export default missing;
}

/** The code that the page of a component offers for copying, by the title of the page. */
declare module 'virtual:snippets' {
  const snippets: Readonly<Record<string, string>>;
  export default snippets;
}
