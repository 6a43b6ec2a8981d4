import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productImportEndpoints } from '@app/contract/catalog/import-endpoints';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { routes } from '@app/contract/core/routes';
import sharp from 'sharp';
import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test.use({ ...drawingPictures, viewport: DESK });

/** The server of the shop that is left: it has the pictures, one of them only when it is asked again. */
async function oldShop(): Promise<{ server: Server; address: string }> {
  const picture = (background: string) =>
    sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  let asked = 0;
  const server = createServer((request, response) => {
    const lost = request.url === '/late.jpg' && asked++ === 0;
    if (lost) response.writeHead(404).end();
    else void picture(request.url === '/front.jpg' ? '#2f6fed' : '#f4a261').then((bytes) => response.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a shop moves in with its Shopify file: read as it is, previewed, taken, and its goods stand in the storefront', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const token = await staffToken(product);
  const mark = randomUUID().slice(0, 6);
  const { server, address } = await oldShop();
  const head =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Gift Card,Status,Season name';
  const rows = [
    `scarf-${mark},Wool scarf ${mark},<p>Warm and <strong>soft</strong></p>,Avela,Scarves ${mark},"warm, wool",true,Colour,Blue,SC-${mark}-B,200,5,deny,24.90,30.00,${address}/front.jpg,1,false,active,Winter scarf ${mark}`,
    `scarf-${mark},,,,,,,,Sand,SC-${mark}-S,200,4,deny,24.90,,${address}/late.jpg,2,,,`,
    `card-${mark},Gift card ${mark},,,,,true,Amount,10,GC-${mark},0,,deny,10.00,,,,true,active,`,
  ];
  await carryStaffSession(page, token);
  await page.goto('/admin/#/catalog/imports');
  await page.getByRole('button', { name: 'New import' }).click();
  const name = `products_export_${mark}.csv`;
  const buffer = Buffer.from([head, ...rows].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByText('The headings are those of a product file of Shopify.')).toBeVisible();
  await expect(page.getByText('The file does not name its currency.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
  await audit(page, 'the columns of another program’s file');

  const choose = async (box: string | RegExp, option: RegExp) => {
    await page.getByRole('combobox', { name: box }).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).click();
  };
  // As if another program had written it, and then as it is.
  await choose('Read as a file of', /^Any other table$/);
  await expect(page.getByText('The headings are those of')).toHaveCount(0);
  await choose('Read as a file of', /^Shopify$/);
  await expect(page.getByText('The headings are those of a product file of Shopify.')).toBeVisible();
  await choose('Prices are in', /^USD/);
  // Names come from another column of the file than is guessed.
  await choose('Fills, Title', /^Leave out$/);
  await choose('Fills, Season name', /^Name \(English\)$/);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('1 category will be made')).toBeVisible();
  await expect(page.getByText('Gift cards are not goods here and are not imported').first()).toBeVisible();
  await page.getByText('All rows').click();
  await expect(page.getByText('New product').first()).toBeVisible();
  await audit(page, 'the preview of an import');
  expect(await ask(product, staffCatalogEndpoints.listProducts, { token, query: { sku: `SC-${mark}` } })).toMatchObject(
    {
      list: [],
    },
  );

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('1 picture could not be fetched.')).toBeVisible();
  await expect(page.getByText(`${address}/late.jpg`)).toBeVisible();
  await expect(page.getByText('The server does not hand the picture over')).toBeVisible();
  await audit(page, 'the pictures of an import');
  await page.getByRole('button', { name: 'Fetch them again' }).click();
  await expect(page.getByText('2 pictures were fetched.')).toBeVisible();
  const { list } = await ask(product, productImportEndpoints.listImports, { token, query: { file: mark } });
  expect(list[0]).toMatchObject({ dialect: 'shopify', created: 1, imported: 2, failed: 1 });

  const { list: goods } = await ask(product, staffCatalogEndpoints.listProducts, {
    token,
    query: { sku: `SC-${mark}` },
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, `/goodsdetail?id=${goods[0]?.id}`);
  const detail = screen(page, 'productDetail');
  await expect(detail.getByRole('heading', { name: `Winter scarf ${mark}` })).toBeVisible();
  const picture = detail.locator('img').first();
  await expect(picture).toHaveAttribute('src', /\/files\/u\//);
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
  server.close();
});

/** A file as another program wrote it, of the samples by which its reading is tested. */
const historyOf = (name: string): string =>
  readFileSync(
    new URL(`../../apps/server/src/modules/earlier-orders/test/samples/${name}.csv`, import.meta.url),
    'utf8',
  );

test('its orders and customers come along as history, and who confirmed the same e-mail sees what they bought', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(150_000);
  const token = await staffToken(product);
  const customer = await newCustomer(product, { usd: 1_00 });
  const mark = randomUUID().slice(0, 5);
  const file = (name: string) => ({
    name: `${name}-${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      historyOf(name).replaceAll('mira.holt@example.com', customer.email).replaceAll('#10', `#${mark}-10`),
    ),
  });
  const bring = async (name: string) => {
    await page.goto('/admin/#/orders/moving-in');
    await page.getByRole('button', { name: 'Bring in a file' }).click();
    await page.locator('input[type=file]').setInputFiles(file(name));
  };
  const confirm = (button: RegExp) => page.getByRole('dialog').getByRole('button', { name: button }).click();

  await carryStaffSession(page, token);
  await bring('shopify-orders');
  await expect(page.getByText('Orders of Shopify')).toBeVisible();
  await expect(page.getByText('This is no date that can be read')).toBeVisible();
  await page.getByText(/^New 3$/).click();
  await expect(page.getByText(`#${mark}-1003`)).toBeVisible();
  await expect(page.getByText('No e-mail: only staff see it.')).toBeVisible();
  await audit(page, 'what becomes of the orders of another shop');
  await page.getByRole('button', { name: 'Take over (3)' }).click();
  await confirm(/^Take over/);
  await expect(page.getByText('The records were taken over.').first()).toBeVisible();

  await bring('shopify-customers');
  await page.getByRole('button', { name: /^Take over \(\d+\)$/ }).click();
  await confirm(/^Take over/);
  await expect(page.getByText('The records were taken over.').first()).toBeVisible();

  await bring('woocommerce-analytics-orders');
  await expect(page.getByText('The file names no currency').first()).toBeVisible();
  await page.getByLabel('Currency of amounts without one').fill('EUR');
  await expect(page.getByText('The file names no currency')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await confirm(/^Discard/);
  await expect(page.getByText('The file was deleted.')).toBeVisible();

  const find = async (path: string, box: string, typed: string) => {
    await page.goto(`/admin/#/orders/${path}`);
    await page.getByRole('textbox', { name: box }).fill(typed);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  await find('earlier-customers', 'E-mail, name or phone', customer.email);
  await expect(page.getByRole('link', { name: 'Open the account' })).toBeVisible();
  await audit(page, 'the people of another shop');
  await find('earlier', 'Number, e-mail or name', `${mark}-1003`);
  await page.getByRole('link', { name: `#${mark}-1003` }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Linen table runner, 180 cm')).toBeVisible();
  await expect(drawer.getByText('EUR 84.01')).toBeVisible();
  await audit(page, 'an order of another shop');

  const device = await browser.newContext({
    baseURL: product.url,
    locale: 'en-US',
    viewport: { width: 375, height: 812 },
  });
  const phone = await device.newPage();
  await carrySession(phone, customer);
  await open(phone, routes.allOrders.path);
  await phone.getByRole('link', { name: 'Earlier orders (1)' }).click();
  const list = screen(phone, 'earlierOrders');
  await expect(list.getByText('Paper lantern - Red / L')).toBeVisible();
  await audit(phone, 'orders from before');
  await list.getByRole('link', { name: `#${mark}-1003` }).click();
  const one = screen(phone, 'earlierOrder');
  await expect(one.getByText('EUR 84.01')).toBeVisible();
  await expect(one.getByText('Partly refunded')).toBeVisible();
  await expect(one.getByText('Please ring twice.')).toHaveCount(0);
  await audit(phone, 'an order from before');
  await device.close();
});
