import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Products in a statement of another slice. */
export const productsAs = readableTable('product', {
  id: 'id',
  name: 'name',
  cover: 'cover',
  type: 'type',
  specs: 'specs',
  popularity: 'popularity',
  categoryPath: 'category_path',
  minPriceUsd: 'min_price_usd',
  isOnline: 'online',
});

/** Variants of products in a statement of another slice. */
export const variantsAs = readableTable('product_variant', {
  id: 'id',
  productId: 'product_id',
  sku: 'sku',
  specValues: 'spec_values',
  image: 'image',
  priceUsd: 'price_usd',
  costUsd: 'cost_usd',
  onHand: 'on_hand',
  reserved: 'reserved',
  removedAt: 'removed_at',
  sortWeight: 'sort_weight',
});

/** Categories in a statement of another slice. */
export const categoriesAs = readableTable('category', {
  id: 'id',
  name: 'name',
  sortWeight: 'sort_weight',
});
