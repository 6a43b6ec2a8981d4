import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { plantArea } from '@app/server/verticals/dining/test/fixtures';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookTable, newRestaurant, tableDay } from '../support/dining.ts';
import { expect, test } from '../support/journey.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { asked, fillIn } from '../support/steps/dining-booking.ts';
import { expectPath, open, path, screen } from '../support/storefront.ts';

const balance = async (product: Product, token: string): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;

test('a city to eat in is found by its Chinese name, by its name elsewhere and with a slip of the finger', async ({
  page,
  product,
}) => {
  await carrySession(page, await newCustomer(product));
  const place = await newRestaurant(product, { name: 'Casa do Mar' });
  await open(page, `/diningroom?city=${place.cityId}`);
  await screen(page, 'diningHome')
    .getByRole('button', { name: /^Choose a city/ })
    .click();
  const sheet = page.getByRole('dialog');
  for (const typed of ['lissabon', '里斯本', '里斯木', 'lisbno']) {
    await sheet.getByRole('searchbox').fill(typed);
    await expect(sheet.getByRole('button', { name: /Lisbon/ })).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
  }
});

test('a party that pays a deposit cancels inside the free hours and sees the refund first', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { usd: 100_000 });
  const before = await balance(product, customer.token);
  const place = await newRestaurant(product, { depositUsd: 2_000, seats: [1, 8] });
  const day = await tableDay(product, place, 5);
  await carrySession(page, customer);
  await open(page, `/dinindetail?id=${place.id}&day=${day}&time=20:00&adults=6`);
  const details = screen(page, 'diningDetails');
  await expect(details.getByText('$120.00 deposit', { exact: false })).toBeVisible();
  await details.getByRole('link', { name: 'Book table' }).click();
  const form = screen(page, 'diningSubmitOrder');
  await expect(form.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
  await fillIn(form);
  await form.getByRole('button', { name: 'Book table' }).click();
  await expectPath(page, '/diningpay');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'diningCashier').locator('[data-bottom-bar] button').click();
  await screen(page, 'diningCashier')
    .getByRole('link', { name: /booking/i })
    .click();

  const order = screen(page, 'diningOrderDetail');
  await expect(order.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  expect(await balance(product, customer.token)).toBe(before - 12_000);
  await order.getByRole('button', { name: 'Cancel booking' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('$120.00').first()).toBeVisible();
  await audit(page, 'cancelling a table');
  await sheet
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(await balance(product, customer.token)).toBe(before);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a time that is full says why and which is next, and that one is booked', async ({ page, product }) => {
  const [early, late] = [await newCustomer(product), await newCustomer(product)];
  const place = await newRestaurant(product, { tables: 1 });
  const day = await tableDay(product, place, 3);
  await bookTable(product, early, place, { day, time: '19:00' });
  await carrySession(page, late);
  await open(page, `/dinindetail?id=${place.id}&day=${day}&time=19:00`);
  const details = screen(page, 'diningDetails');
  await expect(details.getByText('All tables are taken at this hour.')).toBeVisible();
  await expect(details.getByRole('link', { name: 'Book table' })).toHaveCount(0);
  await audit(page, 'a full hour');
  // Ninety minutes at the table and a quarter to lay it anew.
  await details
    .getByRole('group', { name: /^Free on/ })
    .getByRole('button', { name: /^20:45/ })
    .click();
  await expect.poll(() => asked(page).get('time')).toBe('20:45');
  await details.getByRole('link', { name: 'Book table' }).click();
  const form = screen(page, 'diningSubmitOrder');
  await fillIn(form);
  await form.getByRole('button', { name: 'Book table' }).click();
  await expectPath(page, '/diningorderdetail');
  await expect(screen(page, 'diningOrderDetail').getByText(/20:45/).first()).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('the last table that goes to somebody else is refused, and nothing that was typed is lost', async ({
  page,
  product,
}) => {
  const [quick, slow] = [await newCustomer(product), await newCustomer(product)];
  const place = await newRestaurant(product, { tables: 1 });
  const day = await tableDay(product, place, 4);
  await carrySession(page, slow);
  await open(page, `/orderconfrim?restaurant=${place.id}&day=${day}&time=19:00`);
  const form = screen(page, 'diningSubmitOrder');
  await fillIn(form);
  await form.getByLabel('Wishes (optional)').fill('No nuts, please');
  await bookTable(product, quick, place, { day, time: '19:00' });
  await form.getByRole('button', { name: 'Book table' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('All tables are taken at this hour.')).toBeVisible();
  await audit(page, 'a lost table');
  await sheet.getByRole('button', { name: /^20:45/ }).click();
  await expect.poll(() => asked(page).get('time')).toBe('20:45');
  const again = screen(page, 'diningSubmitOrder');
  await expect(again.getByLabel('Contact name')).toHaveValue('Ines Duarte');
  await expect(again.getByLabel('Wishes (optional)')).toHaveValue('No nuts, please');
  await again.getByRole('checkbox').last().check({ force: true });
  await again.getByRole('button', { name: 'Book table' }).click();
  await expectPath(page, '/diningorderdetail');
  await expect(screen(page, 'diningOrderDetail').getByText('No nuts, please')).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('back and a shared link keep day, time and people', async ({ page, product }) => {
  const customer = await newCustomer(product);
  const place = await newRestaurant(product);
  const day = await tableDay(product, place, 6);
  await carrySession(page, customer);
  await open(page, `/diningroom?city=${place.cityId}&day=${day}&time=20:00&adults=3&childAges=4`);
  const list = screen(page, 'diningHome');
  await list.getByRole('article').getByRole('link', { name: place.name }).click();
  const details = screen(page, 'diningDetails');
  await expect(details.getByRole('button', { name: /^Party/ })).toHaveText(/4 people/);
  await details.getByRole('button', { name: '20:30', exact: true }).click();
  await expect.poll(() => asked(page).get('time')).toBe('20:30');
  const shared = path(page);
  await details.getByRole('link', { name: 'Book table' }).click();
  await expect(screen(page, 'diningSubmitOrder').getByText(/20:30/).first()).toBeVisible();
  await page.goBack();
  await expect(details.getByRole('button', { name: '20:30', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(list.getByRole('button', { name: /^Around/ })).toHaveText(/20:00/);
  await expect(list.getByRole('button', { name: /^Party/ })).toHaveText(/4 people/);
  await open(page, shared);
  await page.reload();
  await expect(details.getByRole('button', { name: '20:30', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(details.getByRole('button', { name: /^Party/ })).toHaveText(/4 people/);
});

test('five who want the terrace have two of its tables together; where it is full, the restaurant is asked in their words', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product);
  const place = await newRestaurant(product, { name: 'Casa do Rio', seats: [1, 6], tables: 1 });
  await onDatabase(product, (db) => plantArea(db, place, { seats: [1, 4], tables: 2 }));
  const day = await tableDay(product, place, 5);
  await carrySession(page, customer);
  await open(page, `/dinindetail?id=${place.id}&day=${day}&time=20:00&adults=5`);
  const details = screen(page, 'diningDetails');
  const terrace = details.getByRole('group', { name: 'Terrace' });
  await expect(terrace.getByText('2 tables put together')).toBeVisible();
  await terrace.getByRole('button', { name: /^20:00/ }).click();
  await details.getByRole('link', { name: 'Book table' }).click();
  const form = screen(page, 'diningSubmitOrder');
  await fillIn(form);
  await form.getByRole('button', { name: 'Book table' }).click();
  await expectPath(page, '/diningorderdetail');
  await expect(screen(page, 'diningOrderDetail').getByText('2 tables, Terrace')).toBeVisible();

  await open(page, `/dinindetail?id=${place.id}&day=${day}&time=20:30&adults=5`);
  await terrace.getByRole('button', { name: /^20:30/ }).click();
  await expect(details.getByText('All tables are taken at this hour.')).toBeVisible();
  await details.getByRole('button', { name: 'Ask the restaurant' }).click();
  await expect(page.getByRole('textbox').last()).toHaveValue(
    /^Can Casa do Rio make this possible\? 5 people, .*20:30, Terrace$/,
  );
});
