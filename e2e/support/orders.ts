import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import type { Customer } from './customers.ts';
import { ask, type Product } from './products.ts';
import { staffToken } from './staff.ts';

/** Puts a variant into the customer's cart. */
export const addToCart = (product: Product, { token }: Customer, variantId: string, quantity = 1) =>
  ask(product, cartEndpoints.addToCart, { body: { variantId, quantity }, token });

/** Places an order of one variant, unpaid. */
export async function placeOrder(product: Product, { token }: Customer, variantId: string, quantity = 1) {
  const items = [{ variantId, quantity }];
  const quote = await ask(product, orderEndpoints.createQuote, {
    body: { source: 'items', items, usePoints: false },
    token,
  });
  return ask(product, orderEndpoints.submitOrder, { body: { quoteId: quote.id, note: '' }, token });
}

/** How an order stands. */
export const readOrder = (product: Product, { token }: Customer, id: string) =>
  ask(product, orderEndpoints.orderDetails, { query: { id }, token });

/** Pays an order from the customer's balance. */
export async function payFromBalance(product: Product, { token }: Customer, payment: string): Promise<void> {
  const { channels } = await ask(product, paymentEndpoints.cashier, { query: { payment }, token });
  const channel = channels.find((one) => one.kind === 'balance')?.id ?? '';
  await ask(product, paymentEndpoints.pay, { body: { payment, channel }, token });
}

/** Staff ship a paid order. */
export async function shipOrder(product: Product, id: string): Promise<void> {
  const token = await staffToken(product);
  const { version } = await ask(product, staffOrderEndpoints.readOrder, { params: { id }, token });
  const [company] = await ask(product, staffOrderEndpoints.logisticsCompanies, { token });
  const body = { version, companyId: company?.id ?? '', trackingNumbers: ['AV 2026-1'], note: '' };
  await ask(product, staffOrderEndpoints.shipOrder, { params: { id }, body, token });
}

/** Brings an order to the step where its goods can be reviewed, paid from the balance. */
export async function deliverOrder(
  product: Product,
  customer: Customer,
  order: { orderId: string; paymentId: string },
) {
  await payFromBalance(product, customer, order.paymentId);
  await shipOrder(product, order.orderId);
  await ask(product, orderEndpoints.confirmReceipt, { body: { orderId: order.orderId }, token: customer.token });
}

/** How many pieces of a variant can be bought now. */
export async function piecesLeft(product: Product, productId: string, variantId: string): Promise<number> {
  const { variants } = await ask(product, catalogEndpoints.productDetails, { query: { id: productId } });
  return variants.find((variant) => variant.id === variantId)?.available ?? 0;
}
