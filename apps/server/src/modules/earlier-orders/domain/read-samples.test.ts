import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../../platform/files/tables/read-table.ts';
import { fileTable, momentOf } from './cells.ts';
import { headsRead, recognisedDialect } from './fields.ts';
import { readCustomers } from './read-customers.ts';
import { type OrderContext, ordersOf, readOrder } from './read-orders.ts';

const MOST = { rows: 100, columns: 250, characters: 20_000 };
const IN_EUROS: OrderContext = { currency: 'EUR', zone: 'Europe/Berlin' };

/** A sample of what a program writes, as the reader of tables reads it. */
async function sample(name: string) {
  const bytes = readFileSync(new URL(`../test/samples/${name}.csv`, import.meta.url));
  const { lines } = await readTable(bytes, { language: 'en-US', most: MOST });
  const heads = lines[0]?.cells ?? [];
  const dialect = recognisedDialect(heads);
  if (!dialect) throw new Error(`no program writes ${name}`);
  return fileTable(dialect, heads, lines.slice(1));
}
const ordersIn = async (name: string, of: OrderContext = IN_EUROS) => {
  const table = await sample(name);
  return ordersOf(table).map((rows) => readOrder(table, rows, of));
};

describe('orders_export.csv of Shopify (headings of 2025; help.shopify.com, "Export orders")', () => {
  test('an order is several rows, of which only the first has what is said of the order', async () => {
    const [order] = await ordersIn('shopify-orders');
    expect(order).toMatchObject({
      row: 2,
      key: '#1003',
      name: 'Mira Holt',
      email: 'mira.holt@example.com',
      flaw: null,
    });
    expect(order?.orderedAt?.toISOString()).toBe('2025-03-09T15:00:00.000Z');
    expect(order?.record).toMatchObject({
      currency: 'EUR',
      total: '84.01',
      subtotal: '79.11',
      discount: '8.79',
      discountCode: 'SPRING10',
      shipping: '4.90',
      tax: '13.41',
      refunded: '31.50',
      payment: 'partially_refunded',
      fulfilment: 'fulfilled',
      paidAt: '2025-03-09T15:00:02.000Z',
      cancelledAt: null,
      note: 'Please ring twice.\nSecond floor.',
      tags: 'gift, wholesale',
      lines: [
        { name: 'Paper lantern - Red / L', sku: 'LAN-R-L', quantity: '1', price: '24.90', total: null },
        { name: 'Linen table runner, 180 cm', sku: 'RUN-180', quantity: '2', price: '31.50', total: null },
      ],
    });
  });

  test('postcodes and telephone numbers have an apostrophe before them, which is not theirs', async () => {
    const [order] = await ordersIn('shopify-orders');
    expect(order?.phone).toBe('+49301234567');
    expect(order?.record.billing).toEqual(['Mira Holt', 'Lindenweg 4', '01067 Berlin', 'BE DE']);
  });

  test('a sale over the counter has no e-mail, a cancelled order says when, and one broken row is refused alone', async () => {
    const [, counter, cancelled, broken] = await ordersIn('shopify-orders');
    expect(counter).toMatchObject({ email: '', flaw: null, notes: ['email_missing'] });
    expect(cancelled).toMatchObject({ email: 'otto.brandt@example.com', flaw: null });
    expect(cancelled?.record.cancelledAt).toBe('2025-01-15T16:00:00.000Z');
    expect(broken?.flaw).toEqual({ flaw: 'date', column: 'Created at', value: 'yesterday' });
  });

  test('two shops have the same numbers: such an order is refused, not mixed with the other', async () => {
    const table = await sample('shopify-orders');
    const [first, second] = table.lines;
    if (!first || !second) throw new Error('the sample has rows');
    const moved = second.cells.map((cell) =>
      cell === '2025-03-09 10:00:00 -0500' ? '2025-03-10 10:00:00 -0500' : cell,
    );
    const found = ordersOf({ ...table, lines: [first, { ...second, cells: moved }] });
    expect(found.map((rows) => readOrder(table, rows, IN_EUROS).flaw?.flaw)).toEqual(['number_twice']);
  });
});

describe('orders of WooCommerce', () => {
  test('Analytics (WooCommerce 10, Reports/Orders/Controller.php): no currency, no e-mail, and a refund is a row with the number of its order', async () => {
    const found = await ordersIn('woocommerce-analytics-orders');
    expect(found.map(({ key, flaw }) => [key, flaw])).toEqual([
      ['5012', null],
      ['5011', null],
    ]);
    // Once something was refunded the total is two amounts: what was paid, and what is left of it.
    expect(found[0]?.record).toMatchObject({
      total: '1048.00',
      refunded: '50.50',
      payment: 'completed',
      discountCode: 'spring',
      lines: [
        { name: 'Wool blanket', quantity: '2', price: null },
        { name: 'Scarf, blue', quantity: '1', price: null },
      ],
    });
    expect(found[0]?.notes).toEqual(['email_missing']);
    // The clocks of the shop: the file says no offset.
    expect(found[0]?.orderedAt?.toISOString()).toBe('2025-04-02T12:05:10.000Z');
    const [without] = await ordersIn('woocommerce-analytics-orders', { ...IN_EUROS, currency: null });
    expect(without?.flaw?.flaw).toBe('currency_missing');
  });

  test('Advanced Order Export (AlgolPlus 3): a row for each line, each with all of the order', async () => {
    const [order, ...others] = await ordersIn('woocommerce-advanced-order-export');
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      key: '5013',
      name: 'Mira Holt',
      email: 'mira.holt@example.com',
      flaw: null,
      notes: [],
    });
    expect(order?.record).toMatchObject({
      currency: 'EUR',
      total: '104.90',
      discount: '5.00',
      discountCode: 'WELCOME',
      payment: 'Completed',
      paymentMethod: 'PayPal',
      billing: ['Mira Holt', 'Lindenweg 4, 2nd floor', '01067 Berlin', 'BE DE'],
      lines: [
        { name: 'Wool blanket', sku: 'BLA-1', quantity: '1', price: '80.00' },
        { name: 'Scarf, blue', sku: 'SCA-2', quantity: '1', price: '25.00' },
      ],
    });
  });

  test('Order Export & Import (WebToffee 2): a line is one cell of named parts, and a name may hold the sign between them', async () => {
    const [order] = await ordersIn('woocommerce-order-export-import', { ...IN_EUROS, currency: null });
    expect(order).toMatchObject({ key: '7001', email: 'mira.holt@example.com', flaw: null });
    expect(order?.record).toMatchObject({
      currency: 'EUR',
      total: '109.90',
      lines: [
        { name: 'Blanket | grey', sku: 'BLA-2', quantity: '1', price: null, total: '80.00' },
        { name: 'Scarf', sku: '', quantity: '2', price: null, total: '25.00' },
      ],
    });
  });
});

describe('people', () => {
  test('of Shopify: known by their e-mail, else by their telephone number, and refused with neither', async () => {
    const found = readCustomers(await sample('shopify-customers'));
    expect(found.map(({ key, name, flaw }) => [key, name, flaw?.flaw ?? null])).toEqual([
      ['mira.holt@example.com', 'Mira Holt', null],
      ['+436601234567', '', null],
      ['', 'Nobody Reachable', 'contact_missing'],
    ]);
    expect(found[0]?.record).toEqual({
      address: ['Lindenweg 4', '01067 Berlin', 'BE DE'],
      marketing: 'yes',
      orders: '1',
      spent: '84.01',
      note: '',
      tags: 'wholesale',
    });
  });

  test('of WooCommerce Analytics: no consent and no street', async () => {
    const [first] = readCustomers(await sample('woocommerce-analytics-customers'));
    expect(first).toMatchObject({ key: 'mira.holt@example.com', phone: '+49 30 1234567', flaw: null });
    expect(first?.record).toMatchObject({ address: ['01067 Berlin', 'BE DE'], marketing: '', spent: '1310.50' });
  });
});

/** A table of WooCommerce's report of orders: total as shown, net sales, and what was sold. */
const report = (rows: readonly (readonly [total: string, sales: string, sold?: string])[]) => {
  const heads = ['Date', 'Order #', 'N. Revenue (formatted)', 'Product(s)', 'Net Sales'];
  const lines = rows.map(([total, sales, sold = '1× Hat'], at) => ({
    row: at + 2,
    cells: ['2025-04-02 14:05:10', sold.startsWith('-') ? '1' : String(at + 1), total, sold, sales],
  }));
  return fileTable('woocommerce_orders', heads, lines);
};
const ordersOfReport = (currency: string, rows: Parameters<typeof report>[0]) => {
  const table = report(rows);
  return ordersOf(table).map((one) => readOrder(table, one, { ...IN_EUROS, currency }));
};

describe('amounts as a shop shows them', () => {
  test.each([
    [
      'CLP',
      [
        ['$25.000', '21008'],
        ['$8.990', '0'],
      ],
      ['25000', '8990'],
    ],
    [
      'CLP',
      [
        ['$25.000', '0'],
        ['$990', '0'],
      ],
      ['25000', '990'],
    ],
    ['EUR', [['1.250\u00a0€', '0']], ['1250.00']],
    ['EUR', [['1,250 €', '1050.42']], ['1250.00']],
    [
      'KWD',
      [
        ['1.250', '1.1'],
        ['12.500', '10'],
      ],
      ['1.250', '12.500'],
    ],
    [
      'EUR',
      [
        ['1.250 €', '1.2'],
        ['1.250 €', '1050'],
      ],
      ['1.250', '1250.00'],
    ],
  ] as const)('%s: thousands or decimals by the net sales, else by the currency', (currency, rows, totals) => {
    expect(ordersOfReport(currency, rows).map(({ record, flaw }) => flaw ?? record.total)).toEqual(totals);
  });

  test('what neither settles is refused with its cell', () => {
    const [unclear] = ordersOfReport('KWD', [['1.250', '0']]);
    expect(unclear?.flaw).toEqual({ flaw: 'amount_unclear', column: 'N. Revenue (formatted)', value: '1.250' });
  });
});

test('a refund without its order is refused as that, and a finer amount of one is rounded', () => {
  expect(ordersOfReport('EUR', [['€50.00', '-42.016807', '-1× Hat']])[0]?.flaw).toMatchObject({ flaw: 'refund_alone' });
  const [order] = ordersOfReport('EUR', [
    ['€50.00', '42.016807'],
    ['€50.00', '-42.016807', '-1× Hat'],
  ]);
  expect(order).toMatchObject({ flaw: null, record: { total: '50.00', refunded: '42.02' } });
});

test('no direction of writing is turned by a name, and a telephone number without digits is none', () => {
  const table = fileTable(
    'shopify_customers',
    ['First Name', 'Email', 'Phone', 'Total Spent', 'Note'],
    [
      { row: 2, cells: ['Mi\u202era', 'mira@example.com', '', '120', 'One\nt\u202ewo'] },
      { row: 3, cells: ['Otto', '', 'ring me', '25.9', ''] },
      { row: 4, cells: ['Ada', '', 'call', '25.90', ''] },
    ],
  );
  const found = readCustomers(table);
  expect(found.map(({ name, flaw, record }) => [name, flaw?.flaw ?? null, record.spent])).toEqual([
    ['Mira', null, '120.00'],
    ['Otto', 'contact_missing', '25.90'],
    ['Ada', 'contact_missing', '25.90'],
  ]);
  expect(found[0]?.record.note).toBe('One\ntwo');
});

test('a file is recognised by its headings, and columns that nothing is read from are named', async () => {
  expect(recognisedDialect(['Handle', 'Title', 'Variant SKU'])).toBeNull();
  const { heads } = await sample('woocommerce-order-export-import');
  const unread = headsRead('woocommerce_orders', heads).flatMap(({ head, read }) => (read ? [] : head));
  expect(unread).toContain('customer_ip_address');
  expect(unread).not.toContain('line_item_2');
});

test.each([
  ['2025-03-09 10:00:00 -0500', '2025-03-09T15:00:00.000Z'],
  ['2025-03-09T10:00:00+01:00', '2025-03-09T09:00:00.000Z'],
  ['2025-03-09 10:00:00 UTC', '2025-03-09T10:00:00.000Z'],
  // Summer in Berlin.
  ['2025-07-01 10:00', '2025-07-01T08:00:00.000Z'],
  ['2025/07/01', '2025-06-30T22:00:00.000Z'],
  ['2025-02-30 10:00', null],
  ['03/09/2025', null],
  ['2025-03-09 25:00', null],
])('the moment %s', (cell, expected) => {
  expect(momentOf(cell, 'Europe/Berlin')?.toISOString() ?? null).toBe(expected);
});
