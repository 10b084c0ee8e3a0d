// Replacement for `storybook/test` when stories are rendered without a browser. Its functions do nothing.
const nothing = () => {};
const chain: unknown = new Proxy(nothing, { get: () => chain, apply: () => chain });

export const fn = (implementation: unknown = nothing) => implementation;
export const expect = chain;
export const screen = chain;
export const spyOn = chain;
export const userEvent = chain;
export const waitFor = chain;
export const within = chain;
export const fireEvent = chain;
export const mocked = chain;
export const configure = chain;
export const waitForElementToBeRemoved = chain;
