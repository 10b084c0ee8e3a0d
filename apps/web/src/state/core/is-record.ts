/** True for a non-null object, whose fields can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** True for ms since the epoch that `Date` can represent. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(new Date(value).getTime());
}
