import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { carrySession, LISBON, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';
import { ask, onDatabase } from '../support/products.ts';
import { chooseFirst, expectPath, open, path, screen } from '../support/storefront.ts';

test.use(drawingPictures);

const sheet = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => expect(sheet(page)).toHaveCount(0);

test('going back closes an open sheet; the next time it leaves the screen', async ({ page, product }) => {
  const good = await findGood(product, { specs: 1 }, 3);
  await open(page, '/');
  await open(page, `/goodsdetail?id=${good.id}`);
  const goods = screen(page, 'productDetail');
  await goods.getByRole('button', { name: 'Add to cart' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await closed(page);
  await expectPath(page, `/goodsdetail?id=${good.id}`);

  await goods.getByRole('button', { name: 'Share' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await closed(page);
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await page.goForward();
  await expect(goods).toBeVisible();
  await closed(page);
});

test('a picture opens large: turned by a key, made larger, and gone by going back', async ({ page, product }) => {
  const good = await findGood(product, { specs: 1 }, 6);
  await open(page, `/goodsdetail?id=${good.id}`);
  const picture = screen(page, 'productDetail').getByRole('button', { name: good.name, exact: true }).first();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  // What the screen shows has come: what is still on its way when the line is cut would not.
  await expect(picture).toBeVisible();
  await page.context().setOffline(true);
  await picture.click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(picture).toBeVisible();
  await page.context().setOffline(false);
  // A browser does not ask again for a script that it could not fetch, until the page is opened anew.
  await page.reload();
  await picture.click();
  await expect(large.getByText(/^1 \/ \d/)).toBeVisible();
  await audit(page, 'pictures, large');
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(/^2 \/ \d/)).toBeVisible();
  await expect(large.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await large.getByRole('button', { name: 'Zoom in' }).click();
  await expect(large.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await page.goBack();
  await closed(page);
  await expectPath(page, `/goodsdetail?id=${good.id}`);
  await expect(picture).toBeFocused();
  await picture.click();
  await large.getByRole('button', { name: 'Close' }).click();
  await closed(page);
});

test('on the first page of a visit going back closes the sheet as well', AT_NIGHT, async ({ page, product }) => {
  const good = await findGood(product, { specs: 1 }, 3);
  await open(page, `/goodsdetail?id=${good.id}`);
  await screen(page, 'productDetail').getByRole('button', { name: 'Add to cart' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await closed(page);
  expect(path(page)).toBe(`/goodsdetail?id=${good.id}`);
});

test('what a sheet changes in the address stays, and one step back leaves the list', async ({ page }) => {
  await open(page, '/');
  await open(page, '/choosegoods');
  const list = screen(page, 'productListing');
  await list.getByRole('button', { name: /^Filter/ }).click();
  await sheet(page).getByRole('switch', { name: 'Only what is in stock' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Show results/ })
    .click();
  await closed(page);
  await expect.poll(() => path(page)).toMatch(/inStock=1/);
  const filtered = path(page);
  await page.reload();
  await expect(list).toBeVisible();
  expect(path(page)).toBe(filtered);
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
});

test('a sheet that leads on to another screen leaves nothing behind', AT_NIGHT, async ({ page, product }) => {
  const customer = await newCustomer(product, { address: true });
  const good = await findGood(product, { specs: 1 }, 4);
  await carrySession(page, customer);
  await open(page, `/goodsdetail?id=${good.id}`);
  const goods = screen(page, 'productDetail');
  await goods.getByRole('button', { name: 'Buy now' }).click();
  await chooseFirst(page, good);
  await sheet(page).getByRole('button', { name: 'Buy now' }).click();
  await expect(screen(page, 'confirmOrder')).toBeVisible();
  await page.goBack();
  await expect(goods).toBeVisible();
  await closed(page);
});

test(
  'a price that changed meanwhile is asked about; who declines sees the new one',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await newCustomer(product, { address: true });
    const good = await findGood(product, { specs: 1 }, 15);
    const { id } = firstVariant(good);
    const raise = (cents: number) =>
      onDatabase(product, (db) =>
        sql`UPDATE product_variant SET price_usd = price_usd + ${cents}, list_price_usd = list_price_usd + ${cents}
        WHERE id = ${id}`.execute(db),
      );
    await carrySession(page, customer);
    await open(page, `/goodsdetail?id=${good.id}`);
    await screen(page, 'productDetail').getByRole('button', { name: 'Buy now' }).click();
    await chooseFirst(page, good);
    await sheet(page).getByRole('button', { name: 'Buy now' }).click();
    const place = screen(page, 'confirmOrder').getByRole('button', { name: 'Place order' });
    await expect(place).toBeEnabled();
    await raise(500);
    await place.click();
    const changed = page.getByRole('dialog', { name: 'Something has changed' });
    const now = (await changed.getByRole('button', { name: /^Order for/ }).textContent()) ?? '';
    await changed.getByRole('button', { name: 'Not now' }).click();
    await closed(page);
    const amount = now.replace('Order for ', '');
    await expect(screen(page, 'confirmOrder')).toContainText(amount);
    await place.click();
    await expectPath(page, '/payorder');
    await expect(screen(page, 'cashier')).toContainText(amount);
    await raise(-500);
  },
);

test('the address book opened for an order comes back into it with the address chosen', async ({ page, product }) => {
  const customer = await newCustomer(product, { address: true });
  const other = { ...LISBON, name: 'Rui Costa', addressDetail: 'Avenida da Liberdade 110', isDefault: false };
  await ask(product, accountEndpoints.saveAddress, { body: other, token: customer.token });
  const good = await findGood(product, { specs: 1 }, 5);
  await carrySession(page, customer);
  await open(page, `/goodsdetail?id=${good.id}`);
  await screen(page, 'productDetail').getByRole('button', { name: 'Buy now' }).click();
  await chooseFirst(page, good);
  await sheet(page).getByRole('button', { name: 'Buy now' }).click();
  const confirm = screen(page, 'confirmOrder');
  await expect(confirm.getByText(LISBON.addressDetail)).toBeVisible();
  const order = path(page);

  await page.evaluate(() => {
    window.location.hash = '/myaddress?select=1';
  });
  await screen(page, 'addresses').getByText(other.addressDetail).click();
  await expectPath(page, order);
  await expect(confirm.getByText(other.addressDetail)).toBeVisible();

  await confirm.getByRole('button', { name: /^Change the delivery address/ }).click();
  await audit(page, 'address sheet');
  await page.goBack();
  await closed(page);
  await expectPath(page, order);
});

test('no serious accessibility violation in any sheet', AT_NIGHT, async ({ page, product }) => {
  test.slow();
  const customer = await newCustomer(product, { address: true });
  const good = await findGood(product, { specs: 1 }, 6);
  const order = await placeOrder(product, customer, firstVariant(good).id);
  await carrySession(page, customer);
  const look = async (name: string) => {
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('heading').or(sheet(page).getByRole('button')).first()).toBeVisible();
    await audit(page, name);
    await page.goBack();
    await closed(page);
  };
  await open(page, '/choosegoods');
  await screen(page, 'productListing')
    .getByRole('button', { name: /^Filter/ })
    .click();
  await look('filter');

  await open(page, `/goodsdetail?id=${good.id}`);
  const goods = screen(page, 'productDetail');
  await goods.getByRole('button', { name: 'Share' }).click();
  await look('share');
  await goods.getByRole('button', { name: 'Buy now' }).click();
  await look('variants');

  await open(page, `/orderdetails?id=${order.orderId}`);
  await screen(page, 'orderDetails').getByRole('button', { name: 'Cancel', exact: true }).click();
  await look('cancel an order');

  await open(page, '/addaddress');
  await screen(page, 'addressForm')
    .getByRole('button', { name: /country/i })
    .click();
  await look('country');
});
