/** Id of something on the server, as the server sent it: a number or a text (contract, General rules). */
export type Id = number | string;

/** Whether two ids name the same thing. A server may send the same id as a number in one call and as a text in another. */
export function sameId(one: Id | null | undefined, other: Id | null | undefined): boolean {
  return one != null && other != null && String(one) === String(other);
}

/** Whether a list of ids contains `id`, compared with `sameId`. */
export function includesId(ids: readonly Id[], id: Id): boolean {
  return ids.some((one) => sameId(one, id));
}

/**
 * Returns the id that a form or an address holds as text, as it is sent. A whole number without leading zeros becomes a
 * number, because most ids of the server are numbers.
 */
export function idOfText(text: string): Id {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}
