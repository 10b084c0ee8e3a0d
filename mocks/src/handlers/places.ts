import { HttpResponse, type RequestHandler } from 'msw';
import { agencies, cardOf, findPlace, regions, territories } from '../fixtures/places.ts';
import { type Calls, refuse } from './call.ts';

export function placesHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/territories', () => HttpResponse.json(territories.map(cardOf))),
    own('GET', '/territories/:id/regions', ({ params }) => {
      const territory = findPlace(territories, Number(params.id));
      if (!territory) return refuse(404, 'No encontramos ese territorio');
      return HttpResponse.json({
        regions: regions.filter(({ parent }) => parent === territory.id).map(cardOf),
        territory: { id: territory.id, name: territory.name },
      });
    }),
    own('GET', '/regions/:id/agencies', ({ params }) => {
      const region = findPlace(regions, Number(params.id));
      if (!region) return refuse(404, 'No encontramos esa región');
      return HttpResponse.json({
        agencies: agencies.filter(({ parent }) => parent === region.id).map(cardOf),
        region: { id: region.id, name: region.name },
      });
    }),
  ];
}
