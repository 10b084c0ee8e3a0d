/** Returns the whole seconds since `from` as text: '12 s'. `from` is in ms since 1970. */
export const secondsSince = (from: number) => `${((Date.now() - from) / 1000).toFixed(0)} s`;
