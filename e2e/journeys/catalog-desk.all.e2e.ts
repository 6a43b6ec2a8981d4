import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { productImportEndpoints } from '@app/contract/catalog/import-endpoints';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('a table with errors is checked, imported, corrected and imported again; nothing is made twice', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const token = await staffToken(product);
  const mark = randomUUID().slice(0, 8);
  const found = async (sku: string) =>
    (await ask(product, staffCatalogEndpoints.listProducts, { token, query: { sku } })).list;
  const [category] = await ask(product, staffCatalogEndpoints.listCategories, { token });
  const home = category?.name['en-US'] ?? '';
  const table = (price: string) =>
    Buffer.from(
      [
        'Product number,SKU,Product name,Category,Price,Stock,Notes',
        `N-${mark},${mark}-A,Imported mug ${mark},${home},12.50,4,blue`,
        `M-${mark},${mark}-B,Imported jug ${mark},${home},${price},4,red`,
      ].join('\r\n'),
    );
  const upload = async (price: string) => {
    await page.goto('/admin/#/catalog/imports');
    await page.getByRole('button', { name: 'New import' }).click();
    const name = `mugs-${mark}.csv`;
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: table(price) });
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Product number', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('1 column is left out and will not be importedNotes');
    await audit(page, 'the columns of an import');
    // As if the columns were named in another row, and then as they are.
    for (const [row, column] of [
      ['Row 2:', `N-${mark}`],
      ['Row 1:', 'Notes'],
    ] as const) {
      await page.getByRole('combobox', { name: 'The columns are named in' }).click();
      await page.locator('.ant-select-item-option:visible').filter({ hasText: row }).click();
      await expect(page.getByRole('cell', { name: column, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Check the rows' }).click();
  };
  await carryStaffSession(page, token);
  await upload('cheap');
  await expect(page.getByText('Price (cheap): Not an amount with at most two decimals')).toBeVisible();
  await audit(page, 'the check of an import');
  const file = async (button: string, format: RegExp) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('menuitem', { name: format }).click();
    return readFile(await (await waiting).path());
  };
  const errors = (await file('Download failed rows', /^As CSV/)).toString();
  expect((await file('Download failed rows', /^As XLSX/)).subarray(0, 2).toString()).toBe('PK');
  expect(errors).toContain(`M-${mark},${mark}-B,Imported jug ${mark},${home},cheap,4,red,Price (cheap)`);
  expect(await found(`${mark}-A`)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Products created')).toBeVisible();
  expect(await found(`${mark}-A`)).toMatchObject([{ priceUsd: 1_250, stock: 4, online: false }]);
  await page.getByRole('button', { name: 'Retry 1 failed row' }).click();
  await expect(page.getByRole('button', { name: 'Retry 1 failed row' })).toBeVisible();
  await expect(page.getByText('Price (cheap)')).toBeVisible();
  await audit(page, 'the result of an import');

  // The file of what failed is mended and uploaded as it is.
  const mended = Buffer.from(errors.replace(',cheap,', ',7.00,'));
  await page.goto('/admin/#/catalog/imports');
  const template = (await file('Download template', /^As CSV/)).toString();
  expect(template).toContain('SKU,Product number,Name (English)');
  await page.getByRole('button', { name: 'New import' }).click();
  await expect(page.getByText('Pictures may stand as addresses (https://…)')).toBeVisible();
  await audit(page, 'the upload of an import');
  const name = `mended-${mark}.csv`;
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: mended });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('The import has ended.')).toBeVisible();
  expect(await found(`${mark}-B`)).toMatchObject([{ priceUsd: 700 }]);

  await upload('7.00');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('The import has ended.')).toBeVisible();
  expect(await found(`${mark}-B`)).toMatchObject([{ priceUsd: 700 }]);
  expect(await found(`${mark}-A`)).toHaveLength(1);
  const imports = await ask(product, productImportEndpoints.listImports, { token, query: { file: mark } });
  expect(imports.list[0]).toMatchObject({ created: 0, unchanged: 2, failed: 0 });
});

test('several products are listed at once, and each says how it went', async ({ page, product }) => {
  const token = await staffToken(product);
  const [first] = (
    await ask(product, staffCatalogEndpoints.listProducts, { token, query: { online: '1', limit: '1' } })
  ).list;
  const copies = await Promise.all(
    [1, 2].map(() => ask(product, staffCatalogEndpoints.duplicateProduct, { token, params: { id: first?.id ?? '' } })),
  );
  const name = `Bulk ${randomUUID().slice(0, 8)}`;
  for (const { id, sold: _sold, createdAt: _created, variants, ...copy } of copies) {
    const body = { ...copy, name: { 'en-US': name }, variants: variants.map(({ reserved: _held, ...one }) => one) };
    await ask(product, staffCatalogEndpoints.updateProduct, { token, params: { id }, body });
  }
  await carryStaffSession(page, token);
  await page.goto('/admin/#/catalog/products');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const rows = page.locator('tbody tr.ant-table-row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(2);
  await page.locator('thead').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const result = page.getByRole('dialog');
  await expect(result.getByText('2 of 2 done')).toBeVisible();
  await audit(page, 'the result of a bulk action');
  await result.getByRole('button', { name: 'Close' }).last().click();
  for (const { id } of copies)
    expect(await ask(product, staffCatalogEndpoints.readProduct, { token, params: { id } })).toMatchObject({
      online: true,
    });
});
