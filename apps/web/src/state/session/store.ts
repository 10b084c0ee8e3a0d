import { type Finding, isRetried, retryDelayMs } from '@gemas/domain';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { startTransition } from 'react';
import { type ClientOptions, toFailure } from '../../api/call.ts';
import { createClient } from '../../api/client.ts';
import { config } from '../../config.ts';
import { report } from '../../report/report.ts';
import { callFailedAtom, sendAtom, tokenAtom } from './session.ts';
import { renewTokenAtom } from './start.ts';

// Answers are rendered in transitions, because a long list must not delay a tap.
notifyManager.setBatchNotifyFunction(startTransition);

/** Reports an event (`Finding`) to the operators. In development, an unreadable part of an answer is also logged. */
export function reportFinding(finding: Finding): void {
  report(finding);
  const isLogged = import.meta.env.DEV && finding.kind === 'unreadable';
  // biome-ignore lint/suspicious/noConsole: this log helps developers to find the error in the answer
  if (isLogged) console.warn(`Left out of ${finding.text}`);
}

export interface AppStoreOptions extends Pick<ClientOptions, 'adapter'> {
  /** False to show a failure at once instead of retrying, as in stories. Default: true. */
  retries?: boolean;
}

/** The store of the page. */
export type AppStore = ReturnType<typeof createStore>;

/** Creates the store of the page: all atoms, the cached answers, and the client that fetches them. */
export function createAppStore(options: AppStoreOptions = {}): AppStore {
  const { retries = true, adapter } = options;
  const store = createStore();
  const queries = {
    // Always sends the call, because phones often report that they are offline although they are online.
    networkMode: 'always',
    retry: retries && ((count: number, error: Error) => isRetried(toFailure(error).kind, count)),
    retryDelay: retryDelayMs,
    refetchOnWindowFocus: false,
  } as const;
  store.set(queryClientAtom, new QueryClient({ defaultOptions: { queries } }));
  const client = {
    ...config,
    token: () => store.get(tokenAtom),
    renew: () => store.set(renewTokenAtom),
    onFailure: (error: unknown) => store.set(callFailedAtom, toFailure(error)),
    onFinding: reportFinding,
    ...(adapter && { adapter }),
  };
  store.set(sendAtom, createClient(client));
  return store;
}
