import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { expectPath, open, path, productLinks, screen, scrolled, scrollTo } from '../support/storefront.ts';

test('a listing keeps sort and filters in the address and gives them back with its scroll', async ({
  page,
  product,
}) => {
  await open(page, '/choosegoods');
  await expect(productLinks(page).nth(6)).toBeVisible();
  const bar = page.getByRole('group', { name: 'Sort and filter' });
  await bar.getByRole('button', { name: /^Price/ }).click();
  await expect.poll(() => path(page)).toContain('sort=price_asc');
  await bar.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('From', { exact: true }).fill('50');
  await sheet.getByLabel('To', { exact: true }).fill('20');
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet.getByText('This is below the lowest price.')).toBeVisible();
  await expect(sheet.getByLabel('From', { exact: true })).toHaveValue('50');
  await sheet.getByLabel('To', { exact: true }).fill('nonsense');
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet.getByText(/Enter an amount such as/)).toBeVisible();
  await sheet.getByLabel('To', { exact: true }).fill('300');
  await sheet.getByRole('switch', { name: 'Only what is in stock' }).click();
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => path(page)).toMatch(/price/i);
  await expect(bar.getByRole('button', { name: /2 filters on/ })).toBeVisible();

  const wanted = await ask(product, catalogEndpoints.productList, {
    query: { sort: 'price_asc', priceMin: '50', priceMax: '300', inStock: '1' },
  });
  const first = productLinks(page).first();
  await expect(first).toHaveAttribute('href', `#/goodsdetail?id=${wanted.list[0]?.id}`);

  await scrollTo(page, 400);
  const at = path(page);
  await productLinks(page).nth(4).click();
  await expectPath(page, '/goodsdetail');
  await page.goBack();
  await expect.poll(() => path(page)).toBe(at);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.reload();
  await expect(bar.getByRole('button', { name: /2 filters on/ })).toBeVisible();
  await expect(first).toHaveAttribute('href', `#/goodsdetail?id=${wanted.list[0]?.id}`);
  await page.getByRole('button', { name: /^Remove filter: From/ }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => path(page)).not.toMatch(/price(Min|Max)|inStock/);
});

test(
  'an order is found among others by a word of its product or by its number; emptied, all are there again',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await newCustomer(product, { address: true, usd: 1_000_000 });
    const goods = [await findGood(product, {}, 7), await findGood(product, {}, 8)] as const;
    for (const good of goods) {
      const order = await placeOrder(product, customer, firstVariant(good).id);
      await payFromBalance(product, customer, order.paymentId);
    }
    const words = goods.map(({ name }) => new Set(name.toLowerCase().split(' ')));
    const word = [...(words[0] ?? [])].find((one) => !words[1]?.has(one)) ?? '';
    await carrySession(page, customer);
    await open(page, '/myorders');
    const orders = screen(page, 'myOrders');
    await expect(orders.getByText(goods[1].name)).toBeVisible();
    const box = orders.getByRole('searchbox', { name: 'Search your orders' });
    await orders.getByRole('button', { name: 'Search your orders' }).click();
    await expect(box).toBeFocused();
    await box.fill(word);
    await box.press('Enter');
    await expect(orders.getByText(goods[1].name)).toHaveCount(0);
    await expect(orders.getByText(goods[0].name)).toBeVisible();
    await expectPath(page, `/myorders?keyword=${encodeURIComponent(word)}`);
    await page.reload();
    await expect(box).toHaveValue(word);
    await expect(orders.getByText(goods[0].name)).toBeVisible();
    await orders.getByRole('button', { name: 'Clear' }).click();
    await expect(orders.getByText(goods[1].name)).toBeVisible();
    await expectPath(page, '/myorders');
    await box.fill('no such thing');
    await box.press('Enter');
    await expect(orders.getByText('No order matches')).toBeVisible();
    await orders.getByRole('button', { name: 'Show all orders' }).click();
    await expect(orders.getByText(goods[0].name)).toBeVisible();
    await expect(box).toHaveValue('');
  },
);
