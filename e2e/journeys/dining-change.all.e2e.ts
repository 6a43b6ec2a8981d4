import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffDiningEndpoints } from '@app/contract/verticals/dining/staff-endpoints';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookTable, newRestaurant, readTable, tableDay, tableSoon } from '../support/dining.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { ask, onDatabase } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { expectPath, open, path, screen } from '../support/storefront.ts';

test('a table is moved to nine with one person more, from its order, at once and with a new code', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product);
  const place = await newRestaurant(product, { name: 'Casa do Rio', tables: 1 });
  const day = await tableDay(product, place, 2);
  const { orderId } = await bookTable(product, customer, place, { day, time: '19:30' });
  const before = await readTable(product, customer, orderId);
  await carrySession(page, customer);
  await open(page, `/diningorderdetail?id=${orderId}`);
  const order = screen(page, 'diningOrderDetail');
  await order.getByRole('button', { name: 'Change booking' }).click();

  await expectPath(page, '/diningchange');
  const change = screen(page, 'diningChange');
  // The only table is their own, so that every hour of the evening can be had.
  await expect(change.getByRole('button', { name: /^19:30/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(change.getByRole('button', { name: 'See the change' })).toBeDisabled();
  await audit(page, 'another table');
  await change.getByRole('button', { name: /^Party/ }).click();
  const people = page.getByRole('dialog');
  await people.getByRole('group', { name: 'Adults' }).getByRole('button', { name: 'Increase' }).click();
  await people.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => path(page)).toContain('adults=3');
  await change.getByRole('button', { name: 'All times' }).click();
  await change.getByRole('button', { name: /^21:00/ }).click();
  await change.getByRole('button', { name: 'See the change' }).click();

  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/19:30/)).toBeVisible();
  await expect(sheet.getByText(/21:00/)).toBeVisible();
  await expect(sheet.getByText('3 adults')).toBeVisible();
  await audit(page, 'what the change costs');
  await sheet.getByRole('button', { name: 'Change booking' }).click();

  await expectPath(page, '/diningorderdetail');
  await expect(order.getByText(/21:00/).first()).toBeVisible();
  await expect(order.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  const after = await readTable(product, customer, orderId);
  expect(after).toMatchObject({ state: 'confirmed', subject: { item: { time: '21:00', people: 3 } } });
  expect(after.voucherCode).not.toBe(before.voucherCode);
  await expect(order.getByRole('img', { name: new RegExp(after.voucherCode ?? 'none') })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('before the table a party says that it comes, and then that it is twenty minutes late', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product);
  const { orderId, place } = await tableSoon(product, customer);
  await carrySession(page, customer);
  await open(page, `/diningorderdetail?id=${orderId}`);
  const order = screen(page, 'diningOrderDetail');
  await expect(order.getByRole('heading', { name: 'Are you still coming?' })).toBeVisible();
  await expect(order.getByRole('button', { name: 'Cancel table' })).toBeVisible();
  await audit(page, 'still coming');
  await order.getByRole('button', { name: 'We are coming' }).click();
  await expect(order.getByText('You said that you are coming.')).toBeVisible();
  await order.getByRole('button', { name: 'We are running late' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '20 min', exact: true }).click();
  await sheet.getByRole('button', { name: 'Tell the restaurant' }).click();
  await expect(order.getByText('You said that you come 20 min late.')).toBeVisible();
  const token = await staffToken(product);
  const { bookings } = await ask(product, staffDiningEndpoints.readDiningDay, { token, params: { id: place.id } });
  expect(bookings).toMatchObject([{ coming: 'yes', late: { minutes: 20 } }]);
});

test('a party of two groups books a second table from the first, and each leads to the other', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product);
  const place = await newRestaurant(product, { name: 'Casa das Duas Mesas', tables: 2 });
  const day = await tableDay(product, place, 2);
  const first = await bookTable(product, customer, place, { day, time: '19:30', adults: 4 });
  await carrySession(page, customer);
  await open(page, `/diningorderdetail?id=${first.orderId}`);
  const order = screen(page, 'diningOrderDetail');
  await audit(page, 'a second table');
  await order.getByRole('link', { name: 'Choose a second table' }).click();
  await expectPath(page, '/dinindetail');
  const restaurant = screen(page, 'diningDetails');
  await expect(restaurant.getByRole('button', { name: /^19:30/ })).toHaveAttribute('aria-pressed', 'true');
  await restaurant.getByRole('link', { name: 'Book table' }).click();
  const form = screen(page, 'diningSubmitOrder');
  await expect(form.getByText(/19:30/).first()).toBeVisible();
  await expect(form.getByText('2 adults').first()).toBeVisible();
  // Who they are is known from the first.
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: 'Book table' }).click();
  await expectPath(page, '/diningorderdetail');
  await open(page, `/diningorderdetail?id=${first.orderId}`);
  await order.getByRole('link', { name: 'Your other table at this time' }).click();
  await expect(order.getByText('2 adults').first()).toBeVisible();
  await expect(order.getByRole('link', { name: 'Your other table at this time' })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('seven who fit no table book two at once, each with its deposit, and pay both with one payment', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 100_000 });
  const place = await newRestaurant(product, { name: 'Casa dos Dois Grupos', tables: 2, depositUsd: 1_000 });
  await onDatabase(product, (db) => sql`UPDATE dining_area SET joins = false WHERE id = ${place.areaId}`.execute(db));
  const day = await tableDay(product, place, 3);
  await carrySession(page, customer);
  await open(page, `/dinindetail?id=${place.id}&day=${day}&time=19:30&adults=7`);
  const restaurant = screen(page, 'diningDetails');
  await restaurant.getByRole('button', { name: 'Two tables: 4 and 3' }).click();
  await expect(restaurant.getByText(/and a second table for 3 people/).first()).toBeVisible();
  await audit(page, 'two tables');
  await restaurant.getByRole('link', { name: 'Book table' }).click();
  const form = screen(page, 'diningSubmitOrder');
  await expect(form.getByRole('button', { name: /^A second table at the same time/ })).toContainText('3 people');
  await expect(form.getByRole('button', { name: 'Book both tables' })).toBeEnabled();
  await audit(page, 'two tables to confirm');
  await form.getByLabel('Contact name').fill('Ines Sousa');
  await form.getByLabel('Phone').fill('202 555 0123');
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: 'Book both tables' }).click();
  await expectPath(page, '/payorder');
  const { list } = await ask(product, travelEndpoints.travelOrderList, { token: customer.token, query: {} });
  expect(list.map(({ payable }) => payable.usd).sort()).toEqual([3_000, 4_000]);
  const { paymentId } = await ask(product, orderGroupEndpoints.payTogether, {
    token: customer.token,
    body: { orderIds: list.map(({ id }) => id) },
  });
  await payFromBalance(product, customer, paymentId);
  await open(page, `/diningorderdetail?id=${list[0]?.id}`);
  await expect(
    screen(page, 'diningOrderDetail').getByRole('link', { name: 'Your other table at this time' }),
  ).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
