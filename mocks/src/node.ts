import { setupServer } from 'msw/node';
import { handlers } from './store.ts';

/** Mock server for unit tests in Node. A test starts it with `server.listen({ onUnhandledRequest: 'error' })`. */
export const server = setupServer(...handlers);
