/** Made by Storybook's configuration from the stories' own `parameters.states`. */
declare module 'virtual:stories-by-state' {
  /** For each id of the state map, the stories that show it. */
  const storiesByState: Readonly<
    Record<
      string,
      readonly { readonly id: string; readonly title: string; readonly name: string }[]
    >
  >;
  export default storiesByState;
}
