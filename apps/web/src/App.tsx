import { unreadablePart } from '@gemas/domain';
import { Autofill, HtmlFailure } from '@gemas/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { config } from './config.ts';
import { BackClosesDialog } from './shell/back.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { type AppStore, Provider, queryClientAtom, useAtomValue } from './state/core/jotai.ts';
import { nextStoreAtom } from './state/session/session.ts';
import { reportFinding } from './state/session/store.ts';

/** Renders the app of one user. After another user has logged in, renders only a nested `PersonalApp` for that user. */
function PersonalApp({ store }: { store: AppStore }) {
  const successor = useAtomValue(nextStoreAtom, { store });
  if (successor) return <PersonalApp store={successor} />;
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(queryClientAtom)}>
        <HtmlFailure value={(field) => reportFinding(unreadablePart('html', field))}>
          <Autofill value={!config.sharedPhones}>
            <AppRoutes />
          </Autofill>
        </HtmlFailure>
      </QueryClientProvider>
    </Provider>
  );
}

/** Renders the whole app. Starts with `store`. Another user who logs in gets a store of their own. */
export function App({ store }: { store: AppStore }) {
  return (
    <PageBoundary>
      <HashRouter>
        <BackClosesDialog />
        <PersonalApp store={store} />
      </HashRouter>
    </PageBoundary>
  );
}
