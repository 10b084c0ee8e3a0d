/** Storybook's globals and the story's args in an address, by name. */
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

/** Address of a story in the catalogue. */
export const storyHref = (id: string, more: Extras = {}): string =>
  `./?path=/story/${id}${extras(more)}`;

/** Address of a story alone, for a frame. */
export const frameHref = (id: string, more: Extras = {}): string =>
  `./iframe.html?viewMode=story&id=${id}${extras(more)}`;

/** Address of a page in the catalogue, by its title. */
export const pageHref = (title: string, anchor?: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll('/', '-').replaceAll(' ', '-')}--docs${
    anchor === undefined ? '' : `#${anchor}`
  }`;
