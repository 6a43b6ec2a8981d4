import type { Page } from '@playwright/test';
import { type CardProvider, chooseProvider } from '../card-provider.ts';
import { carrySession, newCustomer } from '../customers.ts';
import { findGood, firstVariant } from '../goods.ts';
import { expect } from '../journey.ts';
import { placeOrder, readOrder } from '../orders.ts';
import type { Product } from '../products.ts';
import { open, screen } from '../storefront.ts';

/** On the cashier: chooses the provider's channel and goes on to its page. */
export async function toProvider(page: Page, provider: CardProvider): Promise<void> {
  await chooseProvider(page, provider);
  await page.getByRole('button', { name: /^Go on to pay/ }).click();
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible();
}

/** A customer with an unpaid order, at its cashier. */
export async function atCashier(page: Page, product: Product, start: number) {
  const customer = await newCustomer(product, { address: true });
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, start)).id);
  await carrySession(page, customer);
  await open(page, `/payorder?payment=${order.paymentId}`);
  await page.reload();
  const state = async () => (await readOrder(product, customer, order.orderId)).state;
  return { customer, order, state, cashier: screen(page, 'cashier') };
}
