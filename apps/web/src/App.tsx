import { unreadablePart } from '@gemas/domain';
import { Autofill, HtmlFailure } from '@gemas/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { config } from './config.ts';
import { BackClosesDialog } from './shell/back.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { type AppStore, Provider, queryClientAtom } from './state/core/jotai.ts';
import { reportFinding } from './state/session/store.ts';

/** Renders the whole app. The store belongs to the page. Another user gets a new page (decision 55). */
export function App({ store }: { store: AppStore }) {
  return (
    <PageBoundary>
      <HashRouter>
        <BackClosesDialog />
        <Provider store={store}>
          <QueryClientProvider client={store.get(queryClientAtom)}>
            <HtmlFailure value={(field) => reportFinding(unreadablePart('html', field))}>
              <Autofill value={!config.sharedPhones}>
                <AppRoutes />
              </Autofill>
            </HtmlFailure>
          </QueryClientProvider>
        </Provider>
      </HashRouter>
    </PageBoundary>
  );
}
