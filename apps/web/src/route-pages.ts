import ScorePage from './pages/ScorePage.tsx';
import { type LazyPage, lazyPage, readyPage } from './shell/lazy-page.tsx';
import type { RoutePath } from './shell/routes.ts';

/** The page of every route. */
export const routePages: Readonly<Record<RoutePath, LazyPage>> = {
  '/': lazyPage(() => import('./pages/StartPage.tsx')),
  // Nearly every visit starts here: its code is part of the initial bundle.
  '/score': readyPage(ScorePage),
  '/claim/reward': lazyPage(() => import('./pages/ClaimRewardPage.tsx')),
  '/menu': lazyPage(() => import('./pages/MenuPage.tsx')),
  '/vault': lazyPage(() => import('./pages/VaultPage.tsx')),
  '/vault/:sku': lazyPage(() => import('./pages/RewardDetailPage.tsx')),
  '/vault/:sku/order': lazyPage(() => import('./pages/CheckoutPage.tsx')),
  '/rewards': lazyPage(() => import('./pages/RewardsPage.tsx')),
  '/notifications': lazyPage(() => import('./pages/NotificationsPage.tsx')),
  '/help/:tab': lazyPage(() => import('./pages/HelpPage.tsx')),
  '/material': lazyPage(() => import('./pages/MaterialPage.tsx')),
  '/history/:id': lazyPage(() => import('./pages/HistoryPage.tsx')),
  '/ranking/region': lazyPage(() => import('./pages/RegionalRankingPage.tsx')),
  '/ranking/territory': lazyPage(() => import('./pages/TerritorialRankingPage.tsx')),
  '/ranking/agency/:id': lazyPage(() => import('./pages/AgencyRankingPage.tsx')),
  '/corporate/region/:id/:region': lazyPage(() => import('./pages/CorpRegionRankingPage.tsx')),
  '/corporate/territory/:id': lazyPage(() => import('./pages/CorpTerritoryRankingPage.tsx')),
  '/territories/:id/regions': lazyPage(() => import('./pages/RegionsPage.tsx')),
  '/regions/:id/agencies': lazyPage(() => import('./pages/AgenciesPage.tsx')),
  '/support': lazyPage(() => import('./pages/SupportPage.tsx')),
  '/support/new': lazyPage(() => import('./pages/NewTicketPage.tsx')),
  '/support/ticket/:ticket_id': lazyPage(() => import('./pages/TicketThreadPage.tsx')),
  '/download': lazyPage(() => import('./pages/DownloadPage.tsx')),
  '/maintenance': lazyPage(() => import('./pages/MaintenancePage.tsx')),
  '/update-pending': lazyPage(() => import('./pages/UpdatePendingPage.tsx')),
  '/version': lazyPage(() => import('./pages/VersionFailPage.tsx')),
  '/errorapp': lazyPage(() => import('./pages/ErrorAppPage.tsx')),
  '/fail': lazyPage(() => import('./pages/SessionFailPage.tsx')),
};
