import { inSection } from './in-section.ts';

const VAULT = inSection('2 Vault list', [
  { id: 'vault.loading', kind: 'loading', title: 'Buscando premios...' },
  { id: 'vault.results', kind: 'state', title: 'Rows with image, name and price' },
  { id: 'vault.empty', kind: 'empty', title: 'No encontré lo que buscas...' },
  { id: 'vault.empty-page', kind: 'empty', title: 'Page without prizes, with a next page' },
  { id: 'vault.failure', kind: 'failure', title: 'Prizes failed, with a retry' },
  { id: 'vault.offline', kind: 'failure', title: 'Vault without connection' },
  { id: 'vault.slow', kind: 'loading', title: 'Vault on a slow connection' },
  { id: 'vault.affordable', kind: 'state', title: 'Balance suffices: Canjear' },
  { id: 'vault.unaffordable', kind: 'state', title: 'Balance short: only the price' },
  { id: 'vault.unavailable', kind: 'state', title: 'Prize without a price' },
  { id: 'vault.no-image', kind: 'state', title: 'Prize whose image is missing' },
  { id: 'vault.long-name', kind: 'state', title: 'Prize with a very long name' },
  { id: 'vault.closed', kind: 'state', title: 'Bóveda cerrada, regresamos pronto.' },
  { id: 'vault.search', kind: 'transition', title: 'Search from 3 characters, after 500 ms' },
  { id: 'vault.search-short', kind: 'state', title: 'One or two characters: no search' },
  { id: 'vault.search-cleared', kind: 'transition', title: 'Emptied search: page 1 again' },
  { id: 'vault.category', kind: 'transition', title: 'A category filters, its 3 tags appear' },
  { id: 'vault.tag', kind: 'transition', title: 'A tag filters' },
  { id: 'vault.more', kind: 'transition', title: 'Ver más productos adds the next page' },
  { id: 'vault.more-loading', kind: 'loading', title: 'Next page is loading' },
  { id: 'vault.more-failed', kind: 'failure', title: 'Next page failed, with a retry' },
  { id: 'vault.last-page', kind: 'state', title: 'Last page: no more button' },
  { id: 'vault.open-detail', kind: 'transition', title: 'A row opens the detail' },
]);

const DETAIL = inSection('2 Reward detail', [
  { id: 'detail.loading', kind: 'loading', title: 'Reward while it loads' },
  { id: 'detail.failure', kind: 'failure', title: 'Reward failed, with a retry' },
  { id: 'detail.missing', kind: 'error', title: 'No such reward' },
  { id: 'detail.ready', kind: 'state', title: 'Carousel, description and price' },
  { id: 'detail.one-image', kind: 'state', title: 'A single image: no dots' },
  { id: 'detail.no-image', kind: 'state', title: 'Image missing' },
  { id: 'detail.carousel', kind: 'transition', title: 'Carousel moves on' },
  { id: 'detail.insufficient', kind: 'state', title: 'No tienes gemas suficientes.' },
  { id: 'detail.exact-balance', kind: 'state', title: 'Balance equal to the price is enough' },
  { id: 'detail.balance-unread', kind: 'failure', title: 'Balance unread: only the price' },
  { id: 'detail.unavailable', kind: 'state', title: 'Reward unavailable' },
  { id: 'detail.closed', kind: 'state', title: 'Vault closed: only the price' },
  { id: 'detail.terms', kind: 'transition', title: 'Canjear opens the terms' },
  { id: 'detail.terms-card', kind: 'state', title: 'Terms of a card' },
  { id: 'detail.terms-accepted', kind: 'transition', title: 'Aceptar goes to the checkout' },
  { id: 'detail.terms-declined', kind: 'transition', title: 'Ahora no closes the terms' },
]);

const CATEGORIES = inSection('10 Categories of the vault', [
  { id: 'vault.own-categories', kind: 'state', title: "The operator's names and tags" },
  { id: 'vault.category-empty', kind: 'empty', title: 'A category finds nothing: its tags' },
]);

const PINNED = inSection('10 Mi meta', [
  { id: 'pinned.not-pinned', kind: 'state', title: 'Fijar como meta' },
  { id: 'pinned.pinned', kind: 'state', title: 'The pinned prize, on its detail and its row' },
  { id: 'pinned.short', kind: 'state', title: 'Te faltan N' },
  { id: 'pinned.reached', kind: 'state', title: '¡Ya te alcanza!' },
  { id: 'pinned.dearer', kind: 'state', title: 'The price rose since the prize was pinned' },
  { id: 'pinned.cheaper', kind: 'state', title: 'The price fell since the prize was pinned' },
  { id: 'pinned.closed', kind: 'state', title: 'Vault closed: Mi meta says so' },
  { id: 'pinned.gone', kind: 'error', title: 'The pinned prize is no longer in the vault' },
  { id: 'pinned.unchecked', kind: 'failure', title: 'The price could not be refreshed' },
  { id: 'pinned.shown', kind: 'transition', title: 'A pinned prize appears on Score and Profile' },
]);

/** States of the vault, the reward's detail and the pinned prize. */
export const VAULT_STATES = [...VAULT, ...DETAIL, ...CATEGORIES, ...PINNED] as const;
