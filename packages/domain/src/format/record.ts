/** True for any object, and for a list. Used to check values from the phone's storage. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a number of milliseconds since 1970 that `Date` can represent. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(new Date(value).getTime());
}

/** True if `value` is an object in which every value is a string. */
export function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}
