/** What every call carries (spec section 7), besides what says of which type its body is. */
export function headersOf(appVersion: string, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Version': appVersion,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}
