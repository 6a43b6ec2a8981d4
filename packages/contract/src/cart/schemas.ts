import { z } from 'zod';
import { quantityUpTo } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { count, distinct, id, nothing, price } from '../core/validation.ts';
import { priceLine } from '../orders/price-lines.ts';

export const quantity = quantityUpTo(limits.quantityPerLine, 'field.quantity');

/** Why a line cannot be ordered as it stands. */
export const cartLineState = z.enum(['ok', 'offline', 'out_of_stock', 'insufficient', 'over_limit']);

const cartLine = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  variantId: z.uuid(),
  name: z.string(),
  /** The chosen values, joined for reading. */
  options: z.string(),
  cover: picture,
  price,
  listPrice: price.nullable(),
  /** Points a piece costs instead of money; null for goods that cost money. */
  points: z.int().nullable(),
  /** The price when it was put in, when it differs from now. */
  priceBefore: price.nullable(),
  quantity: z.int(),
  /** The most this line may hold now. */
  max: count,
  limit: z.int().nullable(),
  selected: z.boolean(),
  state: cartLineState,
  categoryId: z.uuid(),
});
export type CartLine = z.infer<typeof cartLine>;

const cart = z.object({
  lines: z.array(cartLine),
  /** Pieces in all lines that can be bought; the badge. */
  count,
  selectedCount: count,
  priceLines: z.array(priceLine),
  payable: price,
  /** What points goods among the selected cost in points, besides the money. */
  pointsForGoods: count,
  /** What delivery would cost, had the goods not reached what goes free; null where they have not. */
  savedPostage: price.nullable(),
  /** What more of goods would go free; null where postage is free already or never. */
  toFreePostage: price.nullable(),
});
export type Cart = z.infer<typeof cart>;

/** What a visitor's device keeps of their cart, newest first: one line for each variant. */
const deviceLine = z.strictObject({ variantId: id, quantity, selected: z.boolean() });
const deviceLines = (fewest: number) =>
  distinct(z.array(deviceLine).min(fewest).max(limits.cartLines), ({ variantId }) => variantId);

export const shapes = {
  visitorCart: {
    body: z.strictObject({
      lines: deviceLines(0),
      /** The variant of the line that has just been put in: refused as in anybody's cart. */
      adding: id.optional(),
    }),
    answer: cart,
  },
  mergeCart: {
    body: z.strictObject({
      lines: deviceLines(1),
    }),
    /** What of it could not be put in, by name, and the pieces now in the cart. */
    answer: z.object({ added: count, missing: z.array(z.uuid()).readonly(), cartCount: count }),
  },
  addToCart: {
    body: z.strictObject({ variantId: id, quantity }),
    answer: z.object({ lineId: z.uuid(), count }),
  },
  cartList: { answer: cart },
  clearCart: { answer: nothing },
  setQuantity: { body: z.strictObject({ lineId: id, quantity }), answer: cart },
  changeVariant: { body: z.strictObject({ lineId: id, variantId: id, quantity }), answer: cart },
  selectLines: {
    body: z.strictObject({ lineIds: distinct(z.array(id).min(1).max(limits.cartLines)), selected: z.boolean() }),
    answer: cart,
  },
  removeLines: { body: z.strictObject({ lineIds: distinct(z.array(id).min(1).max(limits.cartLines)) }), answer: cart },
};
