import { createClient } from '../api/client.ts';

/** Creates a client that calls the mock server with this token. By default the token cannot be renewed. */
export const createTestClient = (
  token: () => string | null,
  renew: () => Promise<boolean> = () => Promise.resolve(false),
) =>
  createClient({
    apiUrl: 'http://app.test/api',
    secondaryApiUrl: 'http://app.test/api',
    appVersion: '1.0.0',
    token,
    renew,
    onFailure: () => undefined,
  });
