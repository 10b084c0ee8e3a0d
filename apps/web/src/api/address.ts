import type { PostalCodeOption } from '@gemas/domain';
import type { Send } from './client.ts';
import { path } from './path.ts';
import { essential, list, number, object, type Reader, text } from './read.ts';

const postalCodeOption: Reader<PostalCodeOption> = object({
  id: number,
  type_suburb: text,
  suburb: essential(text),
  city: text,
  state: text,
  town: text,
});

/** `GET /postal_code/{code}`: its neighbourhoods, none for an unknown code. */
export function fetchPostalCode(
  send: Send,
  code: string,
  signal?: AbortSignal,
): Promise<PostalCodeOption[]> {
  return send({
    method: 'GET',
    path: path('postal_code', code),
    read: list(postalCodeOption),
    signal,
  });
}

/** A state's name: the list is of names, or of objects that hold one (contract). */
const stateName: Reader<string> = essential((value) =>
  typeof value === 'string' ? value : object({ name: essential(text) })(value).name,
);

/** `GET /states`: names of the states, to search stores by. */
export function fetchStates(send: Send, signal?: AbortSignal): Promise<string[]> {
  return send({ method: 'GET', path: '/states', read: list(stateName), signal });
}
