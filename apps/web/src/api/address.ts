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
