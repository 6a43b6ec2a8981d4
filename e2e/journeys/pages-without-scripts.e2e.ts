import { audit } from '../support/audit.ts';
import { findGood } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { screen } from '../support/storefront.ts';

test('goods are read without scripts, and the link opens the app at them in the same language and currency', async ({
  page,
  browser,
  product,
}) => {
  const good = await findGood(product, {}, 3);
  const reader = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const read = await reader.newPage();
  await read.goto(`/es/p/${good.id}?currency=EUR`);
  await expect(read).toHaveURL(new RegExp(`/es/p/${good.id}-[a-z0-9-]+\\?currency=EUR$`));
  await expect(read.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(read.getByText(/€/).first()).toBeVisible();
  const name = (await read.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const address = read.url();
  await reader.close();

  // The policy of pages stops nothing of it: the journey fails where the browser says so.
  await page.goto(address);
  await audit(page, 'a page of goods', { contrast: true, whole: true });
  await page.getByRole('link', { name: /^Abrir en/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(screen(page, 'productDetail').getByRole('heading', { name })).toBeVisible();
  await expect(screen(page, 'productDetail').getByText(/€/).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} · `));
  expect(new URL(page.url()).searchParams.has('currency')).toBe(false);
  await page.reload();
  await expect(screen(page, 'productDetail').getByText(/€/).first()).toBeVisible();
  await screen(page, 'productDetail').getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('dialog').getByText(`/es/p/${good.id}-`)).toBeVisible();
});
