/** A virtual module that Storybook's configuration generates from the project's sources. */
declare module 'virtual:catalogue' {
  const catalogue: {
    readonly stories: readonly import('./stories.ts').StorySource[];
  };
  export default catalogue;
}

/** The icons of lucide-react that the app uses, by name. */
declare module 'virtual:icons' {
  const icons: Readonly<Record<string, unknown>>;
  export default icons;
}

/** The props of components, as read from their sources, by the title of their stories. */
declare module 'virtual:controls' {
  const controls: Readonly<Record<string, import('./props.ts').ComponentProps>>;
  export default controls;
}

/** The code that the page of a component offers for copying, by the title of the page. */
declare module 'virtual:snippets' {
  const snippets: Readonly<Record<string, string>>;
  export default snippets;
}
