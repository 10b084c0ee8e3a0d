import { cleanText } from '../format/typed-text.ts';

/** Minimum number of characters of a search (spec section 9). */
const MIN_QUERY_LENGTH = 3;
/** Pause in ms between the last typed character and the search (spec section 9). */
export const SEARCH_DEBOUNCE_MS = 500;

/**
 * Returns the query for a typed text (decision 26).
 *
 * - At least 3 characters: the text, cleaned.
 * - Empty: '', which finds all prizes.
 * - Fewer than 3 characters: null. The previous query is not changed.
 */
export function searchQuery(typed: string): string | null {
  const query = cleanText(typed);
  if (query === '') return '';
  return [...query].length >= MIN_QUERY_LENGTH ? query : null;
}

/**
 * One of the vault's nine categories (spec section 2). A tap on a category searches for its `query`. A tap on a tag of
 * the category searches for the tag.
 */
export interface Category {
  id: CategoryId;
  name: string;
  query: string;
  tags: readonly string[];
}

export type CategoryId =
  | 'motorbikes'
  | 'phones'
  | 'video-games'
  | 'screens'
  | 'laptops'
  | 'furniture'
  | 'audio'
  | 'home'
  | 'cards';

/** Number of tags shown before 'Ver más' (spec section 2). */
export const VISIBLE_TAGS = 3;

export const CATEGORIES: readonly Category[] = [
  {
    id: 'motorbikes',
    name: 'Motos',
    query: 'moto',
    tags: ['Trabajo', 'Scooter', 'Casco', 'Refacciones'],
  },
  {
    id: 'phones',
    name: 'Celulares',
    query: 'celular',
    tags: ['Gama media', '256 GB', 'Accesorios', 'Funda'],
  },
  {
    id: 'video-games',
    name: 'Videojuegos',
    query: 'consola',
    tags: ['Portátil', 'Control', 'Juego', 'Silla gamer'],
  },
  {
    id: 'screens',
    name: 'Pantallas',
    query: 'pantalla',
    tags: ['Smart TV', '43"', '55"', 'Soporte'],
  },
  {
    id: 'laptops',
    name: 'Laptops',
    query: 'laptop',
    tags: ['16 GB', 'Tableta', 'Impresora', 'Mochila'],
  },
  {
    id: 'furniture',
    name: 'Muebles',
    query: 'mueble',
    tags: ['Sofá', 'Comedor', 'Recámara', 'Escritorio'],
  },
  {
    id: 'audio',
    name: 'Audio',
    query: 'audio',
    tags: ['Bocina', 'Audífonos', 'Barra de sonido', 'Micrófono'],
  },
  {
    id: 'home',
    name: 'Hogar',
    query: 'hogar',
    tags: ['Licuadora', 'Refrigerador', 'Lavadora', 'Ventilador'],
  },
  { id: 'cards', name: 'Tarjetas', query: 'tarjeta', tags: ['Regalo', 'Reposición', 'NIP'] },
];

/**
 * Returns the advice that is shown below an empty list of prizes (decision D35). If a category is chosen, the advice
 * suggests the tags of that category.
 */
export function emptySearchHelp(
  category: Pick<Category, 'name'> | null,
  tag: string | null,
  hasMore: boolean,
): string {
  if (hasMore) return 'Puede estar en la siguiente página.';
  if (category === null) return 'Prueba con otra palabra o mira una categoría.';
  return tag === null
    ? `Ahora no hay premios en ${category.name}. Prueba una de sus búsquedas.`
    : `Ahora no hay premios con “${tag}”. Prueba otra búsqueda de ${category.name}.`;
}

/** The current search of the vault. A `query` of '' finds all prizes. */
export interface VaultSearch {
  /** The typed text, or '' while a category is chosen. */
  typed: string;
  query: string;
  category: CategoryId | null;
  tag: string | null;
}

export const WHOLE_VAULT: VaultSearch = { typed: '', query: '', category: null, tag: null };

/**
 * Returns the search state after the user has typed. The category is deselected. The query stays unchanged until the
 * debounce has ended.
 */
export function typeSearch(search: VaultSearch, typed: string): VaultSearch {
  return { ...search, typed, category: null, tag: null };
}

/** Returns the search state after the debounce. A typed text that is long enough becomes the query (decision 26). */
export function startTypedSearch(search: VaultSearch, typed: string): VaultSearch {
  const query = searchQuery(typed);
  const isSearch = query !== null && query !== search.query && search.category === null;
  return isSearch ? { ...search, query } : search;
}

/**
 * Returns the search state after a tap on a category or on one of its tags. A tag is a search like any other: a tag of
 * fewer than 3 characters finds its whole category (spec section 2, Vault list). A second tap on the same category or
 * tag shows all prizes again.
 */
export function chooseCategory(
  search: VaultSearch,
  { id, query }: Pick<Category, 'id' | 'query'>,
  tag: string | null,
): VaultSearch {
  const isChosen = search.category === id && search.tag === tag;
  const found = (tag !== null && searchQuery(tag)) || query;
  return isChosen ? WHOLE_VAULT : { typed: '', query: found, category: id, tag };
}
