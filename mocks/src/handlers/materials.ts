import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function materialsHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/materials', ({ me }) =>
      HttpResponse.json(
        me.world.materials.map((material) => ({
          ...material,
          is_vertical: material.is_vertical ? 1 : 0,
          every_day: material.every_day ? '1' : '0',
          roles: material.roles.map(String),
        })),
      ),
    ),
  ];
}
