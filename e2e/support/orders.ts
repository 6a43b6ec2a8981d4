import { cartEndpoints } from '@app/contract/cart/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { Customer } from './customers.ts';
import { ask, type Product } from './products.ts';

/** Puts a variant into the customer's cart. */
export const addToCart = (product: Product, { token }: Customer, variantId: string, quantity = 1) =>
  ask(product, cartEndpoints.addToCart, { body: { variantId, quantity }, token });

/** Places an order of one variant, unpaid. */
export async function placeOrder(product: Product, { token }: Customer, variantId: string, quantity = 1) {
  const items = [{ variantId, quantity }];
  const quote = await ask(product, orderEndpoints.createQuote, { body: { source: 'items', items, usePoints: false }, token });
  return ask(product, orderEndpoints.submitOrder, { body: { quoteId: quote.id, note: '' }, token });
}

/** How an order stands. */
export const readOrder = (product: Product, { token }: Customer, id: string) =>
  ask(product, orderEndpoints.orderDetails, { query: { id }, token });
