import { setupServer } from 'msw/node';
import { handlers } from './store.ts';

/** The mocks for unit tests in Node: `server.listen({ onUnhandledRequest: 'error' })`. */
export const server = setupServer(...handlers);
