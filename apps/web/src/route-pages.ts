import { type RoutePath, routes } from '@gemas/domain';
import type { ComponentType } from 'react';
import ScorePage from './pages/ScorePage.tsx';
import { type LazyPage, lazyPage, loadedPage } from './platform/lazy.tsx';

type PageModule = { default: ComponentType };
const files = import.meta.glob<PageModule>(['./pages/*Page.tsx', '!./pages/ScorePage.tsx']);

/** Returns the loader of a page component. Score is in the initial bundle: nearly every visit starts with it. */
function pageOf(name: string): LazyPage {
  if (name === 'ScorePage') return loadedPage(ScorePage);
  const load = files[`./pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  return lazyPage(load);
}

export const routePages = Object.fromEntries(
  routes.map(({ path, page }) => [path, pageOf(page)]),
) as Readonly<Record<RoutePath, LazyPage>>;
