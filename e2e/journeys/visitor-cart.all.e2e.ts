import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { newCustomer } from '../support/customers.ts';
import { findGood } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { expectPath, open, screen } from '../support/storefront.ts';
import { putIntoCart, signInWhenAsked } from '../support/visitor.ts';

test('a visitor whose account held nothing besides goes on to the confirmation after signing in', async ({
  page,
  product,
}) => {
  const good = await findGood(product, { pieces: 5 }, 25);
  const customer = await newCustomer(product, { address: true });
  await open(page, `/goodsdetail?id=${good.id}`);
  await putIntoCart(page, good);
  await open(page, '/cart');
  await screen(page, 'cart').getByRole('button', { name: 'Check out' }).click();
  await signInWhenAsked(page, customer);
  await expectPath(page, '/confirmorder');
  await expect(screen(page, 'confirmOrder').getByText(good.name)).toBeVisible();
});

test('a visitor who presses a heart signs in, and the press counts', AT_NIGHT, async ({ page, product }) => {
  const good = await findGood(product, { pieces: 5 }, 24);
  const customer = await newCustomer(product, { address: true });
  const address = `/goodsdetail?id=${good.id}`;
  await open(page, address);
  const heart = screen(page, 'productDetail').getByRole('button', { name: `Add to wishlist: ${good.name}` });
  await heart.click();
  await signInWhenAsked(page, customer);
  await expectPath(page, address);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await ask(product, favouriteEndpoints.collectedIds, { token: customer.token })).toEqual([good.id]);
});

test('a visitor removes what they put in and sees the way to their saved cart', AT_NIGHT, async ({ page, product }) => {
  const good = await findGood(product, {}, 23);
  await open(page, `/goodsdetail?id=${good.id}`);
  await putIntoCart(page, good);
  await open(page, '/cart');
  const cart = screen(page, 'cart');
  await cart.getByRole('button', { name: 'Edit' }).click();
  await cart.getByRole('button', { name: 'Clear cart' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Clear cart' }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('button', { name: 'Sign in to see what you saved before' }).click();
  await expectPath(page, '/login');
});
