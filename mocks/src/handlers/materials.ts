import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function materialsHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/materials', ({ account }) =>
      HttpResponse.json(
        account.world.materials.map((material) => ({
          ...material,
          is_vertical: material.is_vertical ? 1 : 0,
          every_day: material.every_day ? '1' : '0',
          roles: material.roles.map(String),
        })),
      ),
    ),
  ];
}
