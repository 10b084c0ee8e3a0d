// Converts products to the formats in which the server sends them. This file does not import msw, so that stories can
// use the fixtures without msw.
import type { ProviderProduct } from '@gemas/domain';
import type { CatalogueItem } from '../fixtures/vault.ts';
import type { Db } from './db.ts';

/** Returns the URL of a product image, or '' if there is no file name. */
export function imageUrl(db: Db, file: string): string {
  return file === '' ? '' : `${db.imageBase}${file}`;
}

/** Returns a product in the format of the vault's own database. */
export function serializeProduct(db: Db, item: CatalogueItem): Record<string, unknown> {
  const images = item.images.map((file) => imageUrl(db, file));
  return {
    id: db.products.indexOf(item) + 1,
    sku: item.sku,
    name: item.name,
    img: images[0] ?? '',
    gallery: images,
    description: item.description,
    gems: item.type === 'elektra' ? 0 : String(item.gems),
    type: item.type,
    reward_type: item.type === 'elektra' ? 'product' : 'card',
    reward_name: item.name,
    reward_sku: item.sku,
    available: item.available ? 1 : 0,
  };
}

/** Returns a product in the format of the retailer's catalogue. Null if that catalogue does not have the product. */
export function serializeProviderProduct(db: Db, item: CatalogueItem): ProviderProduct | null {
  if (!item.provided || item.pesos === null) return null;
  const images = item.images.map((file) => imageUrl(db, file));
  return {
    ProductId: item.sku,
    ProductName: item.name,
    NameComplete: item.name,
    ImageUrl: images[0] ?? '',
    Images: images.map((ImageUrl, index) => ({ FileId: `${item.sku}-${index + 1}`, ImageUrl })),
    Price: db.changedPrice(item.sku) ?? item.pesos,
    ProductDescription: item.description,
  };
}

/** Returns the part of a response that contains the provider's data of these products. */
export function providerResults(db: Db, items: readonly CatalogueItem[]) {
  return {
    Products: items.flatMap((item) => {
      const result = serializeProviderProduct(db, item);
      return result ? [{ result }] : [];
    }),
  };
}
