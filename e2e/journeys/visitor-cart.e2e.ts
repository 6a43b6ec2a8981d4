import { cartEndpoints } from '@app/contract/cart/endpoints';
import { audit } from '../support/audit.ts';
import { newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { addToCart } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { expectPath, open, screen } from '../support/storefront.ts';
import { putIntoCart, signInWhenAsked } from '../support/visitor.ts';

test('a visitor fills a cart, comes back to it, signs in to check out and finds it joined with their own', async ({
  page,
  product,
}) => {
  const good = await findGood(product, { pieces: 5, specs: 1, variants: 2 }, 3);
  const other = await findGood(product, { pieces: 5 }, 22);
  const customer = await newCustomer(product, { address: true });
  await addToCart(product, customer, firstVariant(other).id);

  await open(page, `/goodsdetail?id=${good.id}`);
  await putIntoCart(page, good);

  await open(page, '/cart');
  const cart = screen(page, 'cart');
  await expect(cart.getByRole('link', { name: good.name })).toBeVisible();
  await cart.getByRole('button', { name: 'Increase' }).click();
  await expect(cart.getByText('Total for 2 items')).toBeVisible();
  // Every line between the pieces and the total.
  await cart.getByRole('button', { name: /Explain this price/ }).click();
  const explained = page.getByRole('dialog', { name: 'Explain this price' });
  await expect(explained.getByText('Delivery', { exact: true })).toBeVisible();
  await expect(explained.getByText('Total for 2 items')).toBeVisible();
  await audit(page, 'the price of a cart explained');
  await page.keyboard.press('Escape');
  await expect(explained).toHaveCount(0);
  await audit(page, 'cart of a visitor');
  await page.reload();
  await expect(cart.getByRole('textbox', { name: `Quantity of ${good.name}` })).toHaveValue('2');
  await expect(cart.getByText('Total for 2 items')).toBeVisible();

  await cart.getByRole('button', { name: 'Check out' }).click();
  await signInWhenAsked(page, customer);
  await expectPath(page, '/cart');
  await expect(cart.getByRole('link', { name: good.name })).toBeVisible();
  await expect(cart.getByRole('link', { name: other.name })).toBeVisible();
  await expect(cart.getByText('Total for 3 items')).toBeVisible();
  const { lines } = await ask(product, cartEndpoints.cartList, { token: customer.token });
  const taken = lines.find((line) => line.productId === good.id);
  expect(taken?.quantity).toBe(2);

  // Another option, chosen where the line stands.
  const options = cart.getByRole('button', { name: `Change the options of ${good.name}` });
  await options.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group').first().getByRole('button', { pressed: false }).first().click();
  await sheet.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(options).toBeVisible();
  const changed = await ask(product, cartEndpoints.cartList, { token: customer.token });
  const now = changed.lines.find((line) => line.productId === good.id);
  expect(now).toMatchObject({ id: taken?.id, quantity: 2 });
  expect(now?.variantId).not.toBe(taken?.variantId);
  // What is kept for later leaves the cart for the wishlist.
  await cart.getByRole('listitem').filter({ hasText: other.name }).getByRole('button', { name: 'Save' }).click();
  await expect(cart.getByText('Total for 2 items')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart\D*2/ })).toBeVisible();

  await cart.getByRole('button', { name: 'Check out' }).click();
  await expectPath(page, '/confirmorder');
});
