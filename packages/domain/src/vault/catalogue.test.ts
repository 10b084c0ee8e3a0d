import { describe, expect, it } from 'vitest';
import {
  detailPrize,
  hasSameSkus,
  isRedeemableType,
  joinCatalogue,
  pageAfter,
  prizesOf,
  providerOf,
} from './catalogue.ts';
import type { DbProduct, ProductsPage, ProviderProduct } from './product.ts';

function db(over: Partial<DbProduct>): DbProduct {
  return {
    ...{ id: 1, sku: '100', name: 'Licuadora', img: 'db.svg', gallery: [] },
    ...{ description: '<p>db</p>', gems: 9, type: 'elektra', reward_type: '', reward_name: '' },
    ...{ reward_sku: '', available: true },
    ...over,
  };
}

function provider(over: Partial<ProviderProduct>): ProviderProduct {
  return {
    ...{ ProductId: '100', ProductName: 'Licuadora 1.5 L', NameComplete: '', ImageUrl: 'a.svg' },
    ...{ Images: [], Price: 49_878, ProductDescription: '' },
    ...over,
  };
}

function page(products_db: DbProduct[], providers: ProviderProduct[]): ProductsPage {
  return {
    last_page: 1,
    products_db,
    products_elektra: { Products: providers.map((result) => ({ result })) },
  };
}

it.each<[string, number | null, number, number, number | null]>([
  ['a page before the last', 3, 20, 2, 3],
  ['the last page', 3, 20, 3, null],
  ['a page of unknown number of pages', null, 1, 7, 8],
  ['an empty page of unknown number of pages', null, 0, 7, null],
])('pageAfter %s', (_what, last_page, rows, number, next) => {
  const products = Array.from({ length: rows }, () => db({}));
  expect(pageAfter({ ...page(products, []), last_page }, number)).toBe(next);
});

it('hasSameSkus compares the skus in their order', () => {
  const [one, two] = [db({ sku: '1' }), db({ sku: '2' })];
  expect(hasSameSkus(page([one, two], []), page([{ ...one, gems: 7 }, two], []))).toBe(true);
  expect(hasSameSkus(page([one, two], []), page([two, one], []))).toBe(false);
  expect(hasSameSkus(page([one, two], []), page([one], []))).toBe(false);
});

describe('joinCatalogue', () => {
  it('returns a retailer product only if the provider has the same id, compared as text', () => {
    const numeric = { ...provider({}), ProductId: 100 as unknown as string };
    const prizes = joinCatalogue(page([db({}), db({ sku: '200' })], [numeric]));
    expect(prizes.map((prize) => prize.sku)).toEqual(['100']);
    expect(prizes[0]?.price).toBe(489);
  });

  it('returns a card without a product of the provider, and drops a product of unknown type', () => {
    const card = db({ type: 'card', gems: 500 });
    const strange = db({ sku: '200', type: 'voucher' as unknown as 'card' });
    expect(joinCatalogue(page([card, strange], []))).toMatchObject([{ sku: '100', price: 500 }]);
  });

  it.each(['catalogo', '', 'card'])(
    'a product of type %j whose sku matches a provider product is kept, and is of the retailer type (spec section 7)',
    (type) => {
      const product = db({ type: type as DbProduct['type'], gems: 9 });
      const prize = { type: 'elektra', price: 489, available: true };
      expect(joinCatalogue(page([product], [provider({})]))).toMatchObject([prize]);
      expect(detailPrize({ ...product, result: provider({}) })).toMatchObject(prize);
    },
  );

  it('returns only the first row of a repeated sku', () => {
    const rows = [db({ type: 'card', name: 'first' }), db({ type: 'card', name: 'second' })];
    expect(joinCatalogue(page(rows, [])).map(({ name }) => name)).toEqual(['first']);
  });

  it.each([
    ['of the database, if that of the provider is empty', '', '<p>db</p>'],
    ['of the provider', '<p>new</p>', '<p>new</p>'],
  ])('uses the description %s', (_whose, ProductDescription, description) => {
    const [prize] = joinCatalogue(page([db({})], [provider({ ProductDescription })]));
    expect(prize).toMatchObject({ description });
  });
});

describe('the name of a product', () => {
  it.each([
    ["the provider's complete name", 'Licuadora Oster', 'Oster', 'db', 'Licuadora Oster'],
    ["the provider's short name without a complete name", '', 'Oster', 'db', 'Oster'],
    ["the name of the database without a provider's name", '', '', 'db', 'db'],
    ["'Premio' without any name", '', '', '', 'Premio'],
  ])('is %s', (_what, NameComplete, ProductName, name, shown) => {
    const result = provider({ NameComplete, ProductName });
    expect(detailPrize({ ...db({ name }), result }).name).toBe(shown);
  });
});

describe("the provider's product", () => {
  it('is found by its sku, compared as text, on any page', () => {
    const numeric = { ...provider({}), ProductId: 200 as unknown as string };
    const pages = [page([], [provider({})]), page([], [numeric])];
    expect(providerOf(pages, '200')).toBe(numeric);
    expect(providerOf(pages, '300')).toBeNull();
    expect(providerOf([], '100')).toBeNull();
  });
});

describe('the pictures of a product', () => {
  const img = 'db.svg';
  const gallery = ['db-2.svg', 'db.svg', ''];
  const Images = [{ FileId: '1', ImageUrl: 'b.svg' }];
  it.each<[string, Partial<DbProduct>, Partial<ProviderProduct> | null, string[]]>([
    ["the provider's pictures", { img, gallery }, { Images }, ['a.svg', 'b.svg']],
    ["the provider's other pictures", { img, gallery }, { ImageUrl: '', Images }, ['b.svg']],
    ['those of the database', { img, gallery }, { ImageUrl: ' ' }, ['db.svg', 'db-2.svg']],
    ['the gallery', { img: '', gallery }, { ImageUrl: '' }, ['db-2.svg', 'db.svg']],
    ['those of a card', { type: 'card', img, gallery }, null, ['db.svg', 'db-2.svg']],
    ['an empty list without any picture', { img: '' }, { ImageUrl: '' }, []],
  ])('are %s', (_name, product, result, images) => {
    const detail = { ...db(product), ...(result && { result: provider(result) }) };
    const prize = detailPrize(detail);
    expect(prize.images).toEqual(images);
    expect(prize.image).toBe(images[0] ?? '');
  });
});

describe('detailPrize', () => {
  it('is not available for an unknown type', () => {
    const strange = db({ type: 'voucher' as unknown as 'card', gems: 10 });
    expect(detailPrize(strange)).toMatchObject({ price: 10, available: false });
    const redeemable = ['elektra', 'card', 'card_nip', 'card_replacement'];
    expect([...redeemable, '', 'Elektra'].filter(isRedeemableType)).toEqual(redeemable);
  });

  it("is not available without a provider's price", () => {
    expect(detailPrize(db({}))).toMatchObject({ price: null, available: false });
  });

  it('is not available if the product was withdrawn', () => {
    expect(detailPrize({ ...db({ available: false }), result: provider({}) })).toMatchObject({
      price: 489,
      available: false,
    });
  });
});

it('prizesOf returns a prize of several pages once, at its first position with its last price', () => {
  const first = page([db({ sku: '100' })], [provider({ Price: 102 })]);
  const second = page(
    [db({ sku: 'TR', type: 'card', gems: 500 }), db({ sku: '100' })],
    [provider({ Price: 204 })],
  );
  expect(prizesOf([first, second]).map(({ sku, price }) => [sku, price])).toEqual([
    ['100', 2],
    ['TR', 500],
  ]);
});
