import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { carrySession, grant, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { addToCart } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { open, screen } from '../support/storefront.ts';

test('goods for points beside goods for money: both sums are told from the cart to the order', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { address: true });
  await grant(product, customer.id, { usd: 500_000, points: 50_000 });
  const { list } = await ask(product, catalogEndpoints.productList, { query: { type: 'points', inStock: '1' } });
  const details = await Promise.all(
    list.slice(0, 6).map(({ id }) => ask(product, catalogEndpoints.productDetails, { query: { id } })),
  );
  const pen = details.flatMap((one) => one.variants).find((one) => one.available > 2);
  if (!pen?.points) throw new Error('the demo data holds points goods');
  await addToCart(product, customer, pen.id);
  await addToCart(product, customer, firstVariant(await findGood(product, {}, 9)).id);
  const beside = `+ ${new Intl.NumberFormat('en-US').format(pen.points)} points`;

  await carrySession(page, customer);
  await open(page, '/cart');
  const cart = screen(page, 'cart');
  await expect(cart.getByText(beside)).toBeVisible();
  await cart.getByRole('button', { name: 'Check out' }).click();
  const confirm = screen(page, 'confirmOrder');
  await expect(confirm.getByText(beside)).toHaveCount(2);
  await confirm.getByRole('button', { name: 'Place order' }).click();
  await expect(screen(page, 'cashier')).toBeVisible();
  await open(page, '/myorders');
  await expect(screen(page, 'myOrders').getByText(beside)).toBeVisible();
  await screen(page, 'myOrders').getByText(beside).click();
  await expect(screen(page, 'orderDetails').getByText(beside)).toBeVisible();
});
