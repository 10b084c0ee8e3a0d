import { notifyManager, QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createClient } from '../api/client.ts';
import { ApiError, toFailure } from '../api/error.ts';
import { config } from '../config.ts';
import { createStore, queryClientAtom } from './jotai.ts';
import { globalFailureAtom, renewTokenAtom, sendAtom, tokenAtom } from './session.ts';

// Answers are drawn bit by bit: a long list must not hold up a finger.
notifyManager.setBatchNotifyFunction(startTransition);

const RETRIED: readonly string[] = ['offline', 'timeout', 'server'];
const MAX_RETRIES = 2;

function retry(count: number, error: Error): boolean {
  return count < MAX_RETRIES && error instanceof ApiError && RETRIED.includes(error.kind);
}

export interface AppStoreOptions {
  /** False where a failure must show at once, as in stories. */
  retries?: boolean;
}

/** All the state of one app: atoms, cached answers and the calls that fill them. */
export function createAppStore({ retries = true }: AppStoreOptions = {}) {
  const store = createStore();
  store.set(
    queryClientAtom,
    new QueryClient({
      defaultOptions: {
        queries: {
          // A phone that says it is offline often is not: the call itself decides.
          networkMode: 'always',
          retry: retries && retry,
          retryDelay: (attempt) => 500 * 2 ** attempt,
          refetchOnWindowFocus: false,
        },
      },
    }),
  );
  store.set(
    sendAtom,
    createClient({
      apiUrl: config.apiUrl,
      secondaryApiUrl: config.secondaryApiUrl,
      appVersion: config.appVersion,
      token: () => store.get(tokenAtom),
      renew: () => store.set(renewTokenAtom),
      onFailure: (error) => store.set(globalFailureAtom, toFailure(error)),
    }),
  );
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
