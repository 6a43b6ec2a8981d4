import type { ProductCard } from '@app/contract/catalog/schemas';

/** What the list remembers of a product from the day it was put on it. */
export type Remembered = { readonly price_usd_when_added: number; readonly was_out: boolean };
type Now = Pick<ProductCard, 'type' | 'stock'> & {
  readonly price: { readonly usd: number };
  readonly online: boolean;
};

/**
 * What has changed for the better since a product was put on a wishlist. Points goods have no price that could drop;
 * a product off sale has no marks.
 */
export function marksOf(then: Remembered, now: Now): { readonly dropped: boolean; readonly back: boolean } {
  return {
    dropped: now.online && now.type === 'normal' && now.price.usd < then.price_usd_when_added,
    back: now.online && then.was_out && now.stock !== 'out',
  };
}
