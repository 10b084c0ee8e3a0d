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
    ['   ', ''],
    ['l', null],
    ['la', null],
    [' la ', null],
    ['lap', 'lap'],
    ['  lap  ', 'lap'],
    ['😀😀', null],
  ])('typing %j asks for %j', (typed, query) => {
    expect(searchQuery(typed)).toBe(query);
  });
});

it('starts 500 ms after the last letter', () => {
  expect(SEARCH_DEBOUNCE_MS).toBe(500);
});

it('has nine categories, each with its query and its tags', () => {
  expect(CATEGORIES.map(({ id, name, query, tags }) => [id, name, query, ...tags])).toEqual([
    ['motorbikes', 'Motos', 'moto', 'Trabajo', 'Scooter', 'Casco', 'Refacciones'],
    ['phones', 'Celulares', 'celular', 'Gama media', '5G', 'Accesorios', 'Funda'],
    ['video-games', 'Videojuegos', 'consola', 'Portátil', 'Control', 'Juego', 'Silla gamer'],
    ['screens', 'Pantallas', 'pantalla', '4K', '43"', '55"', 'Soporte'],
    ['laptops', 'Laptops', 'laptop', '16 GB', 'Tableta', 'Impresora', 'Mochila'],
    ['furniture', 'Muebles', 'mueble', 'Sofá', 'Comedor', 'Recámara', 'Escritorio'],
    ['audio', 'Audio', 'audio', 'Bocina', 'Audífonos', 'Barra de sonido', 'Micrófono'],
    ['home', 'Hogar', 'hogar', 'Licuadora', 'Refrigerador', 'Lavadora', 'Ventilador'],
    ['cards', 'Tarjetas', 'tarjeta', 'Regalo', 'Reposición', 'NIP'],
  ]);
});

test.each<[string, Parameters<typeof emptySearchHelp>, string]>([
  ['more pages', [{ name: 'Motos' }, null, true], 'Puede estar en la siguiente página.'],
  ['a word', [null, null, false], 'Prueba con otra palabra o mira una categoría.'],
  [
    'a category',
    [{ name: 'Motos' }, null, false],
    'Ahora no hay premios en Motos. Prueba una de sus búsquedas.',
  ],
  [
    'a tag',
    [{ name: 'Motos' }, 'Casco', false],
    'Ahora no hay premios con “Casco”. Prueba otra búsqueda de Motos.',
  ],
])('an empty list of %s says what to try', (_what, given, help) =>
  expect(emptySearchHelp(...given)).toBe(help),
);

describe('what the vault is searched for', () => {
  const AUDIO = { id: 'audio', query: 'audio' } as const;
  const chosen: VaultSearch = { typed: '', query: 'audio', category: 'audio', tag: null };
  const typed: VaultSearch = { ...WHOLE_VAULT, typed: 'lap', query: 'lap' };

  it('is a category or its tag, and everything after a second tap on the same', () => {
    expect(chooseCategory(typed, AUDIO, null)).toEqual(chosen);
    expect(chooseCategory(chosen, AUDIO, 'Bocina')).toEqual({
      ...chosen,
      query: 'Bocina',
      tag: 'Bocina',
    });
    expect(chooseCategory(chosen, AUDIO, null)).toEqual(WHOLE_VAULT);
  });

  it('is what was typed once that is long enough and new', () => {
    const typing = typeSearch(chosen, 'lap');
    expect(typing).toEqual({ typed: 'lap', query: 'audio', category: null, tag: null });
    expect(startTypedSearch(typing, 'lap')).toEqual(typed);
    expect(startTypedSearch(typing, 'la')).toBe(typing);
    expect(startTypedSearch(typed, 'lap ')).toBe(typed);
    expect(startTypedSearch(typed, '')).toEqual({ ...typed, query: '' });
  });

  it('is still the category when the pause after older typing ends', () => {
    expect(startTypedSearch(chosen, 'lap')).toBe(chosen);
  });
});
