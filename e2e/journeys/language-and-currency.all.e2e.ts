import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant, type Good } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { addToCart } from '../support/orders.ts';
import { ask, type Product } from '../support/products.ts';
import { chooseCurrency } from '../support/steps/language-and-currency.ts';
import { mark, marked, open, screen } from '../support/storefront.ts';

/** The figures of an amount as an American reads them, at the end of a text; the sign before them is the shop's own. */
const figures = (amount: number, decimals: number): RegExp => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const text = new Intl.NumberFormat('en-US', digits).format(amount / 10 ** decimals);
  return new RegExp(`(^|[^\\d,.])${text.replaceAll('.', '\\.')}$`);
};

/** What the server says the cart comes to in a currency, in its minor units. */
async function payable(product: Product, token: string, currency: string): Promise<number> {
  const answer = await fetch(`${product.url}/app_index${cartEndpoints.cartList.path}?lang=en-US&currency=${currency}`, {
    headers: { Authorization: `Bearer ${token}`, 'Client-Type': 'AppIndex' },
  });
  const { data } = (await answer.json()) as { data: { payable: { amount: number; currency: string } } };
  expect(data.payable.currency).toBe(currency);
  return data.payable.amount;
}

test('the language changes in the middle of the cart and everything stays as it was', async ({ page, product }) => {
  const customer = await newCustomer(product);
  const good = await findGood(product, {});
  await addToCart(product, customer, firstVariant(good).id, 2);
  await carrySession(page, customer);
  await open(page, '/cart');
  const cart = screen(page, 'cart');
  await expect(cart.getByText(good.name)).toBeVisible();
  await cart.getByRole('button', { name: 'Edit' }).click();
  await cart.getByRole('checkbox', { name: `Select ${good.name}` }).check({ force: true });
  await expect(cart.getByRole('button', { name: 'Remove 1' })).toBeEnabled();
  await mark(page, 'editing');

  await page.evaluate(() => {
    window.location.hash = '#/cart?lang=zh-cn';
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(cart.getByRole('button', { name: '完成' })).toBeVisible();
  await expect(cart.getByRole('list').getByRole('checkbox')).toBeChecked();
  await expect(cart.getByText(good.name)).toHaveCount(0);
  expect(await marked(page)).toBe('editing');
});

test(
  'another currency prices the cart again from the base, with 0, 2 and 3 decimals',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await newCustomer(product);
    await addToCart(product, customer, firstVariant(await findGood(product, {}, 1)).id, 3);
    await carrySession(page, customer);
    await open(page, '/cart');
    const cart = screen(page, 'cart');
    const shown = new Map<string, number>();
    for (const [code, decimals] of [
      ['USD', 2],
      ['JPY', 0],
      ['KWD', 3],
      ['EUR', 2],
    ] as const) {
      if (code !== 'USD') {
        await page.goto('/#/changecurrency');
        await chooseCurrency(page, code);
        await page.goBack();
      }
      const amount = await payable(product, customer.token, code);
      shown.set(code, amount);
      await expect(cart.getByText(figures(amount, decimals)).first()).toBeAttached();
    }
    expect(new Set(shown.values()).size).toBe(4);
    await page.reload();
    await expect(cart.getByText(figures(shown.get('EUR') ?? 0, 2)).first()).toBeAttached();
  },
);

/** A good of one spec whose first value has another name in Spanish. */
async function goodOfTwoNames(product: Product, start = 0): Promise<Good> {
  const good = await findGood(product, { specs: 1, pieces: 5 }, start);
  const spanish = await ask(product, catalogEndpoints.productDetails, { query: { id: good.id }, lang: 'es' });
  const nameIn = ({ specs }: Pick<ProductDetail, 'specs'>) => specs[0]?.values[0]?.name;
  return nameIn(spanish) === nameIn(good.detail) ? goodOfTwoNames(product, start + 1) : good;
}

test('the open variant sheet keeps its choice when the language changes', AT_NIGHT, async ({ page, product }) => {
  const good = await goodOfTwoNames(product);
  await open(page, `/goodsdetail?id=${good.id}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const sheet = page.getByRole('dialog');
  const [spec] = good.detail.specs;
  const value = spec?.values[0];
  const choice = sheet
    .getByRole('group', { name: spec?.name ?? '' })
    .getByRole('button')
    .first();
  if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click();
  await sheet.getByRole('button', { name: 'Increase' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  // In the head of the sheet, and on its button.
  await expect(sheet.getByText(value?.name ?? '', { exact: true })).toHaveCount(2);

  await page.evaluate(() => {
    window.location.hash = `${window.location.hash}&lang=es`;
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(sheet.getByRole('textbox')).toHaveValue('2');
  await expect(sheet.locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(sheet.getByText(value?.name ?? '', { exact: true })).toHaveCount(0);
});

test(
  'lang in the address overrides, before the hash and in it; the one in the hash counts first',
  AT_NIGHT,
  async ({ page }) => {
    const html = page.locator('html');
    await page.goto('/?lang=pt#/');
    await expect(html).toHaveAttribute('lang', 'pt');
    await expect(page.getByRole('link', { name: 'Início' })).toBeVisible();
    await page.goto('/?lang=pt#/?lang=zh-cn');
    await expect(html).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('link', { name: '首页' })).toBeVisible();
    await page.goto('/?lang=nonsense#/');
    await expect(html).toHaveAttribute('lang', 'zh-CN');
  },
);

test('a link that names a currency shows it to a customer too, whose account keeps its own', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product);
  const good = await findGood(product, {}, 2);
  await carrySession(page, customer);
  await open(page, '/');
  await page.goto(`/?lang=en-US&currency=EUR#/goodsdetail?id=${good.id}`);
  await expect(screen(page, 'productDetail').getByText(/€/).first()).toBeVisible();
  // What the account says has arrived by now; it goes before the device's currency everywhere else.
  await page.waitForLoadState('networkidle');
  await expect(screen(page, 'productDetail').getByText(/€/).first()).toBeVisible();
  await page.goto('/');
  await page.reload();
  await open(page, `/goodsdetail?id=${good.id}`);
  await expect(screen(page, 'productDetail').getByText(/\$/).first()).toBeVisible();
  await expect(screen(page, 'productDetail').getByText(/€/)).toHaveCount(0);
});
