import { BLENDER_SKU } from '@gemas/mocks';

const ACTIVATOR = '48213';
/** Employee code of the persona to whom a route shows the most content. Default: the activator's. */
const PERSONAS: Readonly<Record<string, string>> = {
  '/corporate/region/:id/:region': '10027',
  '/corporate/territory/:id': '10027',
  '/territories/:id/regions': '10027',
  '/regions/:id/agencies': '10027',
  '/ranking/agency/:id': '33190',
  '/claim/reward': '60010',
};

export type Params = Readonly<Record<string, string>>;

/** Values of route parameters. */
export const PARAMS: Params = {
  ':sku': BLENDER_SKU,
  ':id': '5',
  ':region': '51',
  ':tab': 'materials',
  ':ticket_id': '1',
};

/** Returns the employee code of the persona that opens a route. */
export function personaOf(path: string): string {
  return PERSONAS[path] ?? ACTIVATOR;
}

/** Returns the path of a route, with values in place of its parameters. */
export function addressOf(path: string, params: Params = PARAMS): string {
  return path.replace(/:\w+/g, (param) => params[param] ?? '1');
}
