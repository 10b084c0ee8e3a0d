/** Fewest characters that start a search: more than 2 (spec section 9). */
const MIN_QUERY_LENGTH = 3;
/** Pause after typing before a search starts, ms (spec section 9). */
export const SEARCH_DEBOUNCE_MS = 500;

/**
 * What typing asks for (decision 26): a query from 3 trimmed characters on, '' (everything) when the box
 * is empty, and null when there is too little to search, so that nothing happens.
 */
export function searchQuery(typed: string): string | null {
  const query = typed.trim();
  if (query === '') return '';
  return [...query].length >= MIN_QUERY_LENGTH ? query : null;
}

/** One of the vault's nine categories (spec section 2); tags are ready-made searches. */
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

/** Tags shown before 'Ver más' (spec section 2). */
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
    tags: ['Gama media', '5G', 'Accesorios', 'Funda'],
  },
  {
    id: 'video-games',
    name: 'Videojuegos',
    query: 'consola',
    tags: ['Portátil', 'Control', 'Juego', 'Silla gamer'],
  },
  { id: 'screens', name: 'Pantallas', query: 'pantalla', tags: ['4K', '43"', '55"', 'Soporte'] },
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
