import { cartEndpoints } from '@app/contract/cart/endpoints';
import { carrySession, endElsewhere, newCustomer, PASSWORD } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { addToCart } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { expectPath, mark, marked, open, path, pressIfThere, screen } from '../support/storefront.ts';

test('a session that ended elsewhere in the middle of checkout comes back to the same screen after sign-in', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { address: true });
  await addToCart(product, customer, firstVariant(await findGood(product, {}, 9)).id);
  await carrySession(page, customer);
  await open(page, '/cart');
  await screen(page, 'cart').getByRole('button', { name: 'Check out' }).click();
  const confirm = screen(page, 'confirmOrder');
  await confirm.getByRole('button', { name: /^Note to seller/ }).click();
  await confirm.getByRole('textbox').fill('Leave it with the neighbour');
  await mark(page, 'half done');
  const here = path(page);

  // Whatever hears of it first, a call in the background or the press, tells of it. The notice stays two seconds:
  // `waitFor` looks at every frame, `expect` once a second at last.
  const told = page
    .getByRole('status')
    .getByText('You were signed out elsewhere. Sign in again.')
    .waitFor({ timeout: 10_000 });
  const place = confirm.getByRole('button', { name: 'Place order' });
  await expect(place).toBeEnabled();
  await endElsewhere(product, customer);
  await pressIfThere(place);
  await told;
  await expectPath(page, '/login');
  expect(await page.evaluate(() => localStorage.getItem('system'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('redirect_path'))).toBe(here);

  const login = screen(page, 'login');
  await login.getByLabel('E-mail').fill(customer.email);
  await login.getByLabel('Password', { exact: true }).fill(`${PASSWORD}x`);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, here);
  expect(await marked(page)).toBe('half done');
  await expect(confirm.getByRole('textbox')).toHaveValue('Leave it with the neighbour');
  await place.click();
  await expectPath(page, '/payorder');
});

test(
  'a screen that needs a session asks for it and is shown afterwards, with its query',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await newCustomer(product);
    await open(page, '/orderdetails?id=01980000-0000-7000-8000-000000000000');
    await expectPath(page, '/login');
    const login = screen(page, 'login');
    await login.getByLabel('E-mail').fill(customer.email);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectPath(page, '/orderdetails?id=01980000-0000-7000-8000-000000000000');
    await expect(screen(page, 'orderDetails').getByText('We cannot find this page')).toBeVisible();
    await page.goBack();
    await expect.poll(() => path(page)).not.toBe('/login');
  },
);

test('another tab that signs out takes this one along, and nothing of the customer stays', async ({
  page,
  context,
  product,
}) => {
  const customer = await newCustomer(product);
  const good = await findGood(product, {}, 10);
  await addToCart(product, customer, firstVariant(good).id);
  await carrySession(page, customer);
  await open(page, '/mine');
  const me = screen(page, 'mine');
  await expect(me.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const second = await context.newPage();
  await open(second, '/mine');
  await second.getByRole('button', { name: 'Sign out' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(screen(second, 'mine').getByText('Sign in and everything is in one place.')).toBeVisible();
  // It hears of it from the other tab, or from the server first, which asks to sign in.
  await expect(page.getByText(/Sign in and everything is in one place\.|Sign in to see your orders/)).toBeVisible();
  const token = customer.token;
  const refused = await fetch(`${product.url}/app_index${cartEndpoints.cartList.path}?lang=en-US`, {
    headers: { Authorization: `Bearer ${token}`, 'Client-Type': 'AppIndex' },
  });
  expect(((await refused.json()) as { code: number }).code).not.toBe(200);
  const again = await ask(product, cartEndpoints.cartList, {
    token: (await newCustomer(product)).token,
  });
  expect(again.lines).toEqual([]);
});
