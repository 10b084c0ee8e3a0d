import { Autofill, HtmlFailure } from '@gemas/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { config } from './config.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import type { AppStore } from './state/core/jotai.ts';
import { Provider, queryClientAtom, useAtomValue } from './state/core/jotai.ts';
import { onUnreadableAtom } from './state/core/unreadable.ts';
import { nextStoreAtom } from './state/session/session.ts';

/** The app of one user. The next user to log in gets a store of their own. */
function PersonalApp({ store }: { store: AppStore }) {
  const successor = useAtomValue(nextStoreAtom, { store });
  if (successor) return <PersonalApp store={successor} />;
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(queryClientAtom)}>
        <HtmlFailure value={(field) => store.get(onUnreadableAtom).report('html', field)}>
          <Autofill value={!config.sharedPhones}>
            <AppRoutes />
          </Autofill>
        </HtmlFailure>
      </QueryClientProvider>
    </Provider>
  );
}

/** The whole app. Starts with this store; another user who logs in gets another one. */
export function App({ store }: { store: AppStore }) {
  return (
    <PageBoundary>
      <HashRouter>
        <PersonalApp store={store} />
      </HashRouter>
    </PageBoundary>
  );
}
