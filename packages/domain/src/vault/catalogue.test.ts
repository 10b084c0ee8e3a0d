import { describe, expect, it } from 'vitest';
import { detailPrize, isRedeemableType, joinCatalogue, prizesOf } from './catalogue.ts';
import type { DbProduct, ProductsPage, ProviderProduct } from './product.ts';

function db(over: Partial<DbProduct>): DbProduct {
  return {
    id: 1,
    sku: '100',
    name: 'Licuadora',
    img: 'db.svg',
    gallery: [],
    description: '<p>db</p>',
    gems: 9,
    type: 'elektra',
    reward_type: '',
    reward_name: '',
    reward_sku: '',
    available: true,
    ...over,
  };
}

function provider(over: Partial<ProviderProduct>): ProviderProduct {
  return {
    ProductId: '100',
    ProductName: 'Licuadora 1.5 L',
    NameComplete: '',
    ImageUrl: 'a.svg',
    Images: [],
    Price: 49_878,
    ProductDescription: '',
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

describe('joinCatalogue', () => {
  it('lists a retailer product only with its provider product, compared as text', () => {
    const numeric = { ...provider({}), ProductId: 100 as unknown as string };
    const prizes = joinCatalogue(page([db({}), db({ sku: '200' })], [numeric]));
    expect(prizes.map((prize) => prize.sku)).toEqual(['100']);
    expect(prizes[0]?.price).toBe(489);
  });

  it.each(['card', 'card_nip', 'card_replacement'] as const)(
    'keeps a %s without provider',
    (type) => {
      expect(joinCatalogue(page([db({ type, gems: 500 })], []))[0]?.price).toBe(500);
    },
  );

  it('drops a type it does not know', () => {
    const strange = db({ type: 'voucher' as unknown as 'card' });
    expect(joinCatalogue(page([strange], [provider({})]))).toEqual([]);
  });

  it('lists a sku once: the first row of a page', () => {
    const rows = [db({ type: 'card', name: 'first' }), db({ type: 'card', name: 'second' })];
    expect(joinCatalogue(page(rows, [])).map(({ name }) => name)).toEqual(['first']);
  });

  it('lets the provider name and picture the product, with the db text where it is silent', () => {
    const images = [
      { FileId: '1', ImageUrl: 'a.svg' },
      { FileId: '2', ImageUrl: 'b.svg' },
    ];
    const [prize] = joinCatalogue(page([db({})], [provider({ Images: images })]));
    expect(prize).toMatchObject({
      name: 'Licuadora 1.5 L',
      images: ['a.svg', 'b.svg'],
      description: '<p>db</p>',
    });
  });
});

describe('the name of a product', () => {
  it.each([
    [
      "the provider's complete one",
      'Licuadora Oster 1.5 L',
      'Oster',
      'db',
      'Licuadora Oster 1.5 L',
    ],
    ["the provider's short one", '', 'Oster', 'db', 'Oster'],
    ["the db's", '', '', 'db', 'db'],
    ["'Premio'", '', '', '', 'Premio'],
  ])('is %s', (_what, NameComplete, ProductName, name, shown) => {
    const result = provider({ NameComplete, ProductName });
    expect(detailPrize({ ...db({ name }), result }).name).toBe(shown);
  });
});

describe('pictures', () => {
  const img = 'db.svg';
  const gallery = ['db-2.svg', 'db.svg', ''];
  const Images = [{ FileId: '1', ImageUrl: 'b.svg' }];
  it.each<[string, Partial<DbProduct>, Partial<ProviderProduct> | null, string[]]>([
    ["the provider's", { img, gallery }, { Images }, ['a.svg', 'b.svg']],
    ['its others without a main one', { img, gallery }, { ImageUrl: '', Images }, ['b.svg']],
    ["the db's without any", { img, gallery }, { ImageUrl: ' ' }, ['db.svg', 'db-2.svg']],
    ['the gallery alone', { img: '', gallery }, { ImageUrl: '' }, ['db-2.svg', 'db.svg']],
    ["a card's", { type: 'card', img, gallery }, null, ['db.svg', 'db-2.svg']],
    ['none at all', { img: '' }, { ImageUrl: '' }, []],
  ])('are %s', (_name, product, result, images) => {
    const detail = { ...db(product), ...(result && { result: provider(result) }) };
    const prize = detailPrize(detail);
    expect(prize.images).toEqual(images);
    expect(prize.image).toBe(images[0] ?? '');
  });
});

describe('detailPrize', () => {
  it('cannot be redeemed while its type is not known, whatever it costs', () => {
    const strange = db({ type: 'voucher' as unknown as 'card', gems: 10 });
    expect(detailPrize(strange)).toMatchObject({ price: 10, available: false });
    expect(
      ['elektra', 'card', 'card_nip', 'card_replacement'].filter(isRedeemableType),
    ).toHaveLength(4);
    expect(['', 'voucher', 'Elektra', 'constructor'].filter(isRedeemableType)).toEqual([]);
  });

  it('cannot be redeemed without a provider price', () => {
    expect(detailPrize(db({}))).toMatchObject({ price: null, available: false });
  });

  it('cannot be redeemed once withdrawn', () => {
    expect(detailPrize({ ...db({ available: false }), result: provider({}) })).toMatchObject({
      price: 489,
      available: false,
    });
  });
});

it('lists a prize of several pages once, at its first place and with its last price', () => {
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
