import { HttpResponse, type RequestHandler } from 'msw';
import { agencies, cardOf, findPlace, regions } from '../fixtures/places.ts';
import { type Calls, errorResponse } from './call.ts';

export function placesHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/territories', ({ account }) =>
      HttpResponse.json(account.world.territories.map(cardOf)),
    ),
    authenticated('GET', '/territories/:id/regions', ({ account, params }) => {
      const territory = findPlace(account.world.territories, Number(params.id));
      if (!territory) return errorResponse(404, 'No encontramos ese territorio');
      return HttpResponse.json({
        regions: regions.filter(({ parent }) => parent === territory.id).map(cardOf),
        territory: { id: territory.id, name: territory.name },
      });
    }),
    authenticated('GET', '/regions/:id/agencies', ({ params }) => {
      const region = findPlace(regions, Number(params.id));
      if (!region) return errorResponse(404, 'No encontramos esa región');
      return HttpResponse.json({
        agencies: agencies.filter(({ parent }) => parent === region.id).map(cardOf),
        region: { id: region.id, name: region.name },
      });
    }),
  ];
}
