import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './shell/AppRoutes.tsx';
import { Provider, queryClientAtom } from './state/jotai.ts';
import type { AppStore } from './state/store.ts';

/** The whole app over one store. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={store.get(queryClientAtom)}>
        <HashRouter>
          <AppRoutes />
        </HashRouter>
      </QueryClientProvider>
    </Provider>
  );
}
