/** Values that an address sets, by name: Storybook's globals and the args of the story. */
export interface Extras {
  readonly globals?: Readonly<Record<string, string | number>>;
  readonly args?: Readonly<Record<string, string>>;
}

const pairs = (values: Readonly<Record<string, string | number>> = {}) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function extras({ globals, args }: Extras): string {
  const [inArgs, inGlobals] = [pairs(args), pairs(globals)];
  return `${inArgs && `&args=${inArgs}`}${inGlobals && `&globals=${inGlobals}`}`;
}

export const storyHref = (id: string, more: Extras = {}): string =>
  `./?path=/story/${id}${extras(more)}`;

/** Returns the address of a story for a frame: without the catalogue around it, and without a run of axe. */
export const frameHref = (id: string, more: Extras = {}): string =>
  `./iframe.html?viewMode=story&id=${id}${extras({ ...more, globals: { ...more.globals, 'a11y.manual': '!true' } })}`;

export const pageHref = (title: string, anchor?: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll('/', '-').replaceAll(' ', '-')}--docs${
    anchor === undefined ? '' : `#${anchor}`
  }`;
