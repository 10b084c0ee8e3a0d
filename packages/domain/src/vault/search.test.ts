import { describe, expect, it, test } from 'vitest';
import {
  CATEGORIES,
  chooseCategory,
  emptySearchHelp,
  SEARCH_DEBOUNCE_MS,
  searchQuery,
  startTypedSearch,
  typeSearch,
  type VaultSearch,
  WHOLE_VAULT,
} from './search.ts';

describe('searchQuery', () => {
  it.each([
    ['', ''],
    ['la', null],
    [' la ', null],
    ['  lap  ', 'lap'],
    ['\u202Alap\u202C', 'lap'],
    ['😀😀', null],
  ])('returns for the typed text %j the query %j', (typed, query) => {
    expect(searchQuery(typed)).toBe(query);
  });
});

it('a search starts 500 ms after the last typed letter', () => {
  expect(SEARCH_DEBOUNCE_MS).toBe(500);
});

it('CATEGORIES contains nine categories with query and tags', () => {
  expect(CATEGORIES.map(({ id, name, query, tags }) => [id, name, query, ...tags])).toEqual([
    ['motorbikes', 'Motos', 'moto', 'Trabajo', 'Scooter', 'Casco', 'Refacciones'],
    ['phones', 'Celulares', 'celular', 'Gama media', '256 GB', 'Accesorios', 'Funda'],
    ['video-games', 'Videojuegos', 'consola', 'Portátil', 'Control', 'Juego', 'Silla gamer'],
    ['screens', 'Pantallas', 'pantalla', 'Smart TV', '43"', '55"', 'Soporte'],
    ['laptops', 'Laptops', 'laptop', '16 GB', 'Tableta', 'Impresora', 'Mochila'],
    ['furniture', 'Muebles', 'mueble', 'Sofá', 'Comedor', 'Recámara', 'Escritorio'],
    ['audio', 'Audio', 'audio', 'Bocina', 'Audífonos', 'Barra de sonido', 'Micrófono'],
    ['home', 'Hogar', 'hogar', 'Licuadora', 'Refrigerador', 'Lavadora', 'Ventilador'],
    ['cards', 'Tarjetas', 'tarjeta', 'Regalo', 'Reposición', 'NIP'],
  ]);
});

const MOTOS = { name: 'Motos' };

test.each<[string, Parameters<typeof emptySearchHelp>, string]>([
  ['a category with more pages', [MOTOS, null, true], 'Puede estar en la siguiente página.'],
  ['a typed search', [null, null, false], 'Prueba con otra palabra o mira una categoría.'],
  [
    'a category without more pages',
    [MOTOS, null, false],
    'Ahora no hay premios en Motos. Prueba una de sus búsquedas.',
  ],
  [
    'a tag of a category',
    [MOTOS, 'Casco', false],
    'Ahora no hay premios con “Casco”. Prueba otra búsqueda de Motos.',
  ],
])('emptySearchHelp for %s', (_what, given, help) => expect(emptySearchHelp(...given)).toBe(help));

describe('the search of the vault', () => {
  const AUDIO = { id: 'audio', query: 'audio' } as const;
  const chosen: VaultSearch = { typed: '', query: 'audio', category: 'audio', tag: null };
  const typed: VaultSearch = { ...WHOLE_VAULT, typed: 'lap', query: 'lap' };

  it('finds all prizes at first', () => {
    expect(WHOLE_VAULT).toEqual({ typed: '', query: '', category: null, tag: null });
  });

  it('searches for a tapped category or tag, and for all prizes after a second tap on the category', () => {
    expect(chooseCategory(typed, AUDIO, null)).toEqual(chosen);
    expect(chooseCategory(chosen, AUDIO, 'Bocina')).toEqual({
      ...chosen,
      query: 'Bocina',
      tag: 'Bocina',
    });
    expect(chooseCategory(chosen, AUDIO, null)).toEqual(WHOLE_VAULT);
  });

  it('of a tag of 2 characters finds its category: a search starts at more than 2 (spec section 2)', () => {
    expect(chooseCategory(typed, AUDIO, '5G')).toEqual({ ...chosen, tag: '5G' });
    for (const { tags } of CATEGORIES) {
      expect(tags.filter((tag) => searchQuery(tag) === null)).toEqual([]);
    }
  });

  it('searches for the typed text after the debounce, if that text is new and long enough', () => {
    const typing = typeSearch(chosen, 'lap');
    expect(typing).toEqual({ typed: 'lap', query: 'audio', category: null, tag: null });
    expect(startTypedSearch(typing, 'lap')).toEqual(typed);
    expect(startTypedSearch(typing, 'la')).toBe(typing);
    expect(startTypedSearch(typed, 'lap ')).toBe(typed);
    expect(startTypedSearch(typed, '')).toEqual({ ...typed, query: '' });
  });

  it('does not change if the debounce of a text ends after a category was chosen', () => {
    expect(startTypedSearch(chosen, 'lap')).toBe(chosen);
  });
});
