import { readFileSync } from 'node:fs';
import { staffLanguageEndpoints } from '@app/contract/languages/staff-endpoints';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open } from '../support/storefront.ts';

test.use({ viewport: DESK });
// A publication takes everything that is ready, also what another journey has written.
test.describe.configure({ mode: 'default' });

/** The row of a key on the translation desk. */
const rowOf = (page: Page, key: string) =>
  page.locator('tbody tr.ant-table-row').filter({ has: page.getByText(key, { exact: true }) });

async function search(page: Page, key: string): Promise<void> {
  await page.getByLabel('Words', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rowOf(page, key)).toBeVisible();
}

/** Writes a text in its cell. */
async function write(page: Page, key: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Write ${key}`, exact: true }).click();
  await page.getByRole('textbox', { name: key, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  const done = page.getByRole('dialog').filter({ hasText: /texts? published/ });
  await done.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(done).toBeHidden();
};

/** What stands now, so that journeys leave each other's texts alone. */
async function versionOf(product: Product, language: string, key: string): Promise<number> {
  const token = await staffToken(product);
  const { list } = await ask(product, staffLanguageEndpoints.listTranslations, {
    token,
    query: { language, word: key },
  });
  return list.find((row) => row.id === key)?.version ?? 0;
}

test('a text written at the desk reaches an open page without a reload, and is taken back', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const customer = await newCustomer(product);
  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: product.url });
  const shop = await phone.newPage();
  await carrySession(shop, customer);
  await open(shop, '/setting?lang=es');
  await shop.evaluate(() => {
    document.body.dataset.loadedOnce = 'yes';
  });
  const shipped = shop.getByText('Borrar la caché', { exact: true });
  await expect(shipped).toBeVisible();

  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/content/translations/es');
  await search(page, 'settings.clear_cache');
  await audit(page, 'the translation desk');
  const fresh = `Limpiar ${customer.id.slice(-4)}`;
  await write(page, 'settings.clear_cache', fresh);
  await expect(rowOf(page, 'settings.clear_cache').getByText('Not published')).toBeVisible();
  await publish(page);
  await expect(shop.getByText(fresh)).toBeVisible({ timeout: 20_000 });
  await expect(shipped).toBeHidden();
  expect(await shop.evaluate(() => document.body.dataset.loadedOnce)).toBe('yes');

  await page.goto('/admin/#/content/translations/publications');
  await audit(page, 'publications');
  await page.locator('tbody').getByText('Take back', { exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: /texts? put back/ })).toBeVisible();
  await expect(shipped).toBeVisible({ timeout: 20_000 });
  await phone.close();
});

test('a text that somebody wrote meanwhile is shown beside one’s own', AT_NIGHT, async ({ page, product }) => {
  test.setTimeout(120_000);
  const key = 'settings.version';
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/content/translations/pt');
  await search(page, key);
  await page.getByRole('button', { name: `Write ${key}`, exact: true }).click();
  await page.getByRole('textbox', { name: key, exact: true }).fill('Minha versão');
  const version = await versionOf(product, 'pt', key);
  await ask(product, staffLanguageEndpoints.saveTranslation, {
    token: await staffToken(product),
    body: { language: 'pt', key, text: 'Versão deles', reviewed: false, version },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Minha versão')).toBeVisible();
  await expect(dialog.getByText('Versão deles')).toBeVisible();
  await audit(page, 'two versions of a text');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(rowOf(page, key).getByText('Minha versão')).toBeVisible();
});

test('a language is added, offered to customers, and takes texts from a file', async ({ page, browser, product }) => {
  test.setTimeout(180_000);
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/content/languages');
  await audit(page, 'languages');
  await page.getByRole('button', { name: 'New language' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Tag').fill('it');
  await drawer.getByLabel('Name in itself').fill('Italiano');
  await drawer.getByLabel('Name in English').fill('Italian');
  await drawer.getByLabel('Offered').click();
  await audit(page, 'a new language');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Italiano')).toBeVisible();

  await page.goto('/admin/#/content/translations/it');
  await page.getByRole('button', { name: 'Import' }).click();
  const file = 'key,source,text\nsettings.title,,Impostazioni\nno.such.key,,x\n';
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'it.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Texts that would change: 1')).toBeVisible();
  await expect(dialog.getByText('No such key')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  await search(page, 'settings.title');
  await page.locator('tbody .ant-checkbox-input').first().check();
  const result = page.getByRole('dialog');
  for (const [button, then] of [
    ['Mark as reviewed', 'Unreviewed'],
    ['Publish chosen', 'Not published'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(result.getByText('1 of 1 done')).toBeVisible();
    await expect(result.getByText('settings.title')).toBeVisible();
    await result.getByRole('button', { name: 'Close' }).last().click();
    await expect(rowOf(page, 'settings.title').getByText(then)).toBeHidden();
  }

  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: product.url });
  const shop = await phone.newPage();
  await carrySession(shop, await newCustomer(product));
  await open(shop, '/language');
  await shop.getByRole('button', { name: /Italiano/ }).click();
  await open(shop, '/setting');
  await expect(shop.locator('html')).toHaveAttribute('lang', 'it');
  await expect(shop.getByText('Impostazioni').first()).toBeVisible();
  await phone.close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Download' }).hover();
      await page.getByRole('menuitem', { name: 'JSON' }).click();
    })(),
  ]);
  const texts = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, string>;
  expect(texts['settings.title']).toBe('Impostazioni');
  expect(await brokenInvariants(product)).toEqual([]);
});
