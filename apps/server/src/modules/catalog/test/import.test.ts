import { randomUUID } from 'node:crypto';
import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ColumnField } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { staffCatalogEndpoints as staff } from '@app/contract/catalog/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { writeSheet } from '../../../platform/files/tables/write-table.ts';
import { bytesIn } from '../../../platform/testing/bytes-in.ts';
import { asAnother } from '../../../platform/testing/watch-pools.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { createImportRunner } from '../usecases/import/run-imports.ts';
import { type CatalogShop, openCatalogShop } from './fixtures.ts';
import { importing } from './importing.ts';
import { expectCoherent } from './stock.fixtures.ts';

let shop: CatalogShop;
let token: string;

beforeAll(async () => {
  shop = await openCatalogShop();
  token = shop.token;
  const id = await shop.category('Kitchen');
  await sql`UPDATE category SET image = '/files/kitchen.webp' WHERE id = ${id}`.execute(shop.db);
});
afterAll(async () => {
  await expectCoherent(shop.db);
  await shop.close();
});

const upload = (bytes: Buffer | string, by = token, fileName = 'goods.csv') =>
  importing(shop, by).upload(bytes, fileName);
const read = (id: string) => importing(shop, token).read(id);
const settled = (id: string) => importing(shop, token).settled(id);
const map = (of: ProductImport) => importing(shop, token).map(of);
const start = (of: ProductImport) => importing(shop, token).start(of);
const failedRows = (id: string) => importing(shop, token).rows(id, { state: 'failed' });
const find = async (sku: string) => (await shop.call(staff.listProducts, { token, query: { sku } })).data.list[0];

const HEAD = 'Product number,SKU,Name,Category,Price,Spec 1,Value 1,Stock';
const table = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

test('when a table with errors is imported, then good products come, bad rows say why, and a retry takes only them', async () => {
  const before = await shop.call(staff.listProducts, { token });
  const made = await upload(
    table(
      'T1,T1-S,Teapot,Kitchen,20.00,Size,S,5',
      'T1,T1-M,,,22.00,Size,M,6',
      'T2,T2-ONE,Tray,Cellar,9.99,,,3',
      'T3,T3-ONE,Tongs,Kitchen,cheap,,,3',
    ),
  );
  expect(made.data).toMatchObject({
    state: 'mapping',
    rows: 4,
    fileName: 'goods.csv',
    samples: [{ length: 8 }, {}, {}],
  });
  expect(made.data.mapping).toEqual(['number', 'sku', 'name', 'category', 'price', 'spec1', 'value1', 'stock']);
  const checked = await map(made.data);
  expect(checked).toMatchObject({ state: 'checked', valid: 2, failed: 2, imported: 0 });
  expect((await shop.call(staff.listProducts, { token })).data.total).toBe(before.data.total);
  expect(await failedRows(checked.id)).toMatchObject([
    { row: 4, sku: 'T2-ONE', errors: [{ column: 3, flaw: 'unknown_category', value: 'Cellar' }] },
    { row: 5, sku: 'T3-ONE', errors: [{ column: 4, flaw: 'amount', value: 'cheap' }] },
  ]);
  const done = await start(checked);
  expect(done).toMatchObject({ state: 'done', imported: 2, created: 1, failed: 2 });
  expect(await find('T1-S')).toMatchObject({ online: false, stock: 11, variants: 2, cover: '/files/kitchen.webp' });

  await shop.category('Cellar');
  await sql`UPDATE category SET image = '/files/cellar.webp' WHERE name ->> 'en-US' = 'Cellar'`.execute(shop.db);
  const retry = await shop.call(calls.retryImport, { token, params: { id: done.id }, body: { version: done.version } });
  expect(retry.data).toMatchObject({ state: 'importing', imported: 2 });
  expect(await settled(done.id)).toMatchObject({ state: 'done', imported: 3, created: 2, failed: 1 });
  expect(await find('T2-ONE')).toMatchObject({ stock: 3 });
  expect(await failedRows(done.id)).toMatchObject([{ row: 5 }]);
});

test('when the same file comes again, also as XLSX, then nothing is made twice; changed cells are saved', async () => {
  const rows = [
    ['Artikel', 'Product number', 'Title', 'Cat', 'Price', 'Stock'],
    ['SP-1', 'S1', '=HYPERLINK("x")', 'Kitchen', 4.5, 10],
  ];
  const bytesOf = async (given: (string | number)[][]) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of writeSheet('xlsx', given, { name: 'Goods' })) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const first = await upload(await bytesOf(rows), token, 'C:\\goods\\spoons.xlsx');
  expect(first.data).toMatchObject({
    fileName: 'spoons.xlsx',
    mapping: [null, 'number', 'name', null, 'price', 'stock'],
  });
  const mapping: (ColumnField | null)[] = ['sku', 'number', 'name', 'category', 'price', 'stock'];
  expect(await start(await map({ ...first.data, mapping }))).toMatchObject({ created: 1, updated: 0, unchanged: 0 });
  expect(await find('SP-1')).toMatchObject({ name: '=HYPERLINK("x")', priceUsd: 450, stock: 10 });

  const again = await upload(await bytesOf(rows));
  expect(again.data.mapping).toEqual(mapping);
  expect(await start(await map(again.data))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  const dearer = await upload(await bytesOf([rows[0] ?? [], ['SP-1', 'S1', '', '', 5, 99]]));
  expect(await start(await map(dearer.data))).toMatchObject({ created: 0, updated: 1 });
  expect(await find('SP-1')).toMatchObject({ priceUsd: 500, stock: 10, version: 2 });
  const foreign = await upload(table('S2,SP-1,Spoon,Kitchen,1,,,1'));
  expect(await map(foreign.data)).toMatchObject({ failed: 1, valid: 0 });
  expect(await failedRows(foreign.data.id)).toMatchObject([{ errors: [{ flaw: 'sku_elsewhere' }] }]);
});

test('when two run the same import, or one dies over it, then each product is made once', async () => {
  const mark = `R${randomUUID().slice(0, 6)}`;
  const rows = Array.from({ length: 60 }, (_, at) => `${mark}${at},${mark}-${at},Rack ${at},Kitchen,1.00,,,1`);
  const checked = await map((await upload(table(...rows))).data);
  await shop.call(calls.startImport, { token, params: { id: checked.id }, body: { version: checked.version } });
  const other = await shop.call(calls.startImport, {
    token,
    params: { id: checked.id },
    body: { version: checked.version },
  });
  expect(other).toMatchObject({ code: refusalCode('record.stale'), data: { current: { state: 'importing' } } });
  expect(await settled(checked.id)).toMatchObject({ imported: 60, created: 60, failed: 0 });
  const numbers = await sql<{ n: number }>`
    SELECT count(*) AS n FROM product_number WHERE number LIKE ${`${mark}%`}`.execute(shop.db);
  expect(numbers.rows[0]?.n).toBe(60);
});

test('when somebody holds an import in the moment in which its work begins, then it begins as soon as they let go', async () => {
  const checked = await map((await upload(table('H1,H-1,Hook,Kitchen,1,,,1'))).data);
  const runner = createImportRunner(shop.app.platform);
  await sql`UPDATE product_import SET state = 'importing' WHERE id = ${checked.id}`.execute(shop.db);
  await inTransaction(shop.db, async (tx) => {
    await sql`SELECT 1 FROM product_import WHERE id = ${checked.id} FOR UPDATE`.execute(tx);
    asAnother(() => runner.kick());
    await new Promise((done) => setTimeout(done, 200));
    expect((await read(checked.id)).state).toBe('importing');
  });
  expect(await settled(checked.id)).toMatchObject({ created: 1, failed: 0 });
  await runner.stop();
});

test('when a Spanish spreadsheet wrote the file, then its letters, separator and numbers are read, and what means two is asked', async () => {
  const rows = ['sep=;', 'SKU;Nombre;Categoría;Precio;Existencias'];
  const sofas = [
    'SOF/1;Sofá cama;Kitchen;1.290;1.000',
    'SOF 2;Cinturón;Kitchen;12,50;20',
    'SOF+3;Niño;Kitchen;2.499,00;3',
  ];
  const file = [...rows, ...sofas].join('\r\n');
  const made = await upload(bytesIn('windows-1252', file));
  expect(made.data).toMatchObject({
    rows: 3,
    mapping: ['sku', 'nameEs', 'category', 'price', 'stock'],
    look: { encoding: 'windows-1252', separator: 'semicolon' },
    samples: [['SOF/1', 'Sofá cama', 'Kitchen', '1.290', '1.000'], {}, {}],
    numbers: [{}, {}, {}, { style: 'comma' }, { style: 'ask', sample: { cell: '1.000', point: '1', comma: '1000' } }],
    styles: [null, null, null, null, null],
  });
  const { id, version, mapping } = made.data;
  const send = (styles?: ('point' | 'comma' | null)[]) =>
    shop.call(calls.mapImport, { token, params: { id }, body: { version, mapping, ...(styles ? { styles } : {}) } });
  expect(await send()).toMatchObject({
    code: refusalCode('table.number_style'),
    data: { column: 'Existencias', sample: '1.000' },
  });
  expect((await send([null, null, null, null, 'comma'])).code).toBe(200);
  expect(await start(await settled(id))).toMatchObject({ state: 'done', created: 3, failed: 0 });
  expect(await find('SOF/1')).toMatchObject({ name: 'Sofá cama', priceUsd: 129_000, stock: 1_000 });
  expect(await find('SOF 2')).toMatchObject({ name: 'Cinturón', priceUsd: 1_250, stock: 20 });
  const again = await upload(bytesIn('windows-1252', file.replace('2.499,00', '2.400,00')));
  expect(again.data.styles).toEqual([null, null, null, null, 'comma']);
  expect(await map(again.data)).toMatchObject({ state: 'checked', failed: 0 });
});

test('when letters were taken for others, then the file is read once more as somebody says, until its rows are taken', async () => {
  const made = await upload(bytesIn('macintosh', 'SKU,Name,Category,Price\nMAC-1,Cinturón,Kitchen,5'));
  expect(made.data.rereadable).toBe(true);
  expect(made.data.look.encodings).toContainEqual({ encoding: 'macintosh', sample: 'Cinturón' });
  const reread = (version: number, encoding: 'macintosh') =>
    shop.call(calls.rereadImport, { token, params: { id: made.data.id }, body: { version, encoding } });
  expect((await reread(9, 'macintosh')).code).toBe(refusalCode('record.stale'));
  const { data } = await reread(made.data.version, 'macintosh');
  expect(data).toMatchObject({ state: 'mapping', samples: [['MAC-1', 'Cinturón', 'Kitchen', '5']] });
  expect(await start(await map(data))).toMatchObject({ created: 1, rereadable: false });
  expect(await find('MAC-1')).toMatchObject({ name: 'Cinturón' });
  expect((await reread(data.version, 'macintosh')).code).toBe(refusalCode('product_import.not_ready'));
  const params = { id: randomUUID() };
  expect((await shop.call(calls.rereadImport, { token, params, body: { version: 1 } })).code).toBe(
    refusalCode('record.not_found'),
  );
});

test('when titles stand above the head, then it is found, and somebody can say that it is another row', async () => {
  const file = ['Shop,Winter,List,2026', 'SKU,Name,Category,Price', 'Art.,Title,Group,Net', 'H-1,Lamp,Kitchen,5'];
  const made = await upload(['Price list', ...file].join('\n'));
  expect(made.data.look).toMatchObject({ format: 'text', head: 3, firstRows: { length: 5 } });
  expect(made.data.look.firstRows[1]).toEqual({ row: 2, text: 'Shop · Winter · List · 2026' });
  const { id, version } = made.data;
  const reread = (head: number) =>
    shop.call(calls.rereadImport, { token, params: { id }, body: { version, separator: 'comma', head } });
  expect(await reread(99)).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { head: 'field.invalid' } },
  });
  expect(await reread(0)).toMatchObject({
    code: refusalCode('input.invalid'),
    data: { fields: { head: 'field.too_small' } },
  });
  const { data } = await reread(4);
  expect(data).toMatchObject({
    heads: ['Art.', 'Title', 'Group', 'Net'],
    look: { head: 4 },
    samples: [['H-1', 'Lamp', 'Kitchen', '5']],
  });
});

test('when a SKU stands twice, then the second row says so', async () => {
  const made = await upload(table('D1,D-1,Dish,Kitchen,1,,,1', 'D2,D-1,Bowl,Kitchen,1,,,1'));
  expect(await map(made.data)).toMatchObject({ valid: 1, failed: 1 });
  expect(await failedRows(made.data.id)).toMatchObject([{ row: 3, errors: [{ column: 1, flaw: 'sku_twice' }] }]);
});

test('when a step does not fit, then it is refused: mapping, order of steps, unknown ids, hostile files', async () => {
  const { data } = await upload(table('Q1,Q-1,Quilt,Kitchen,1,,,1'));
  const params = { id: data.id };
  const mapped = (mapping: (ColumnField | null)[], version = data.version) =>
    shop.call(calls.mapImport, { token, params, body: { version, mapping } });
  const without = data.mapping.map((field) => (field === 'sku' ? null : field));
  expect(await mapped(without)).toMatchObject({
    code: refusalCode('product_import.mapping'),
    data: { fields: { sku: expect.any(String) } },
  });
  const twice = data.mapping.map((field) => (field === 'stock' ? 'price' : field));
  expect(await mapped(twice)).toMatchObject({
    code: refusalCode('product_import.mapping'),
    data: { fields: { price: expect.any(String) } },
  });
  expect((await mapped(['sku'])).code).toBe(refusalCode('product_import.mapping'));
  expect((await mapped(data.mapping, 9)).code).toBe(refusalCode('record.stale'));
  for (const step of [calls.startImport, calls.retryImport])
    expect((await shop.call(step, { token, params, body: { version: data.version } })).code).toBe(
      refusalCode('product_import.not_ready'),
    );
  const nobody = { id: randomUUID() };
  expect((await shop.call(calls.readImport, { token, params: nobody })).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.importRows, { token, params: nobody })).code).toBe(refusalCode('record.not_found'));
  for (const step of [calls.startImport, calls.retryImport])
    expect((await shop.call(step, { token, params: nobody, body: { version: 1 } })).code).toBe(
      refusalCode('record.not_found'),
    );
  const missing = { version: 1, mapping: ['sku' as const] };
  expect((await shop.call(calls.mapImport, { token, params: nobody, body: missing })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await upload('PK\u0003\u0004 no archive')).code).toBe(refusalCode('table.unreadable'));
  expect((await upload('SKU,Name')).code).toBe(refusalCode('table.unreadable'));
  const wide = Array.from({ length: 251 }, (_, at) => `h${at}`).join(',');
  expect((await upload(`${wide}\r\n1`)).code).toBe(refusalCode('table.too_large'));
  expect((await upload(`a\r\n${'1\r\n'.repeat(10_001)}`)).code).toBe(refusalCode('table.too_large'));
});

test('when somebody has no right to it, then nothing is shown or done', async () => {
  const guest = await shop.signIn(['catalog.imports.view']);
  const { data } = await upload(table('N1,N-1,Net,Kitchen,1,,,1'));
  const sent = { params: { id: data.id }, body: { version: data.version, mapping: data.mapping } };
  expect((await upload(table('N1,N-1,Net,Kitchen,1,,,1'), guest)).code).toBe(refusalCode('access.denied'));
  expect((await shop.call(calls.mapImport, { ...sent, token: guest })).code).toBe(refusalCode('access.denied'));
  expect((await shop.call(calls.mapImport, sent)).code).toBe(refusalCode('auth.sign_in_needed'));
  const stranger = await shop.signIn(['catalog.products.view']);
  expect((await shop.call(calls.listImports, { token: stranger })).code).toBe(refusalCode('access.denied'));
  const list = await shop.call(calls.listImports, { token: guest, query: { file: 'GOODS', state: 'mapping' } });
  expect(list.data.list.map((one) => one.id)).toContain(data.id);
});

test('when a file would make prices jump, then the check shows them, and it is taken once that is said to be meant', async () => {
  const line = (price: string) => table(`J1,J1-A,Sofa,Kitchen,${price},,,5`);
  await start(await map((await upload(line('684.00'))).data));
  const checked = await map((await upload(line('8.00'))).data);
  const jump = { what: 'J1-A', field: 'priceUsd', before: 68_400, after: 800 };
  expect(checked.jumps).toEqual({ count: 1, largest: [jump] });
  const { id, version } = checked;
  const step = { token, params: { id }, body: { version } };
  expect(jumpsOf(await shop.call(calls.startImport, { ...step, headers: UNCONFIRMED }))).toEqual([jump]);
  expect(await read(id)).toMatchObject({ state: 'checked', version });
  expect(await start(checked)).toMatchObject({ updated: 1, jumps: { count: 0 } });
});
