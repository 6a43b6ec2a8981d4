import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight, findFlight, keepTraveller } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('somebody books with an extra bag: priced as it is chosen, kept on the way back and after a reload, shown with the booking', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  await keepTraveller(product, customer);
  const out = await findFlight(product, { days: 40 });
  const back = await findFlight(product, { from: 'london', to: 'lisbon', days: 47 });
  await carrySession(page, customer);
  await open(page, `/ticketsdetail?out=${out.key}&back=${back.key}`);
  const details = screen(page, 'flightDetails');
  await details.getByRole('button', { name: 'Continue' }).click();

  const form = screen(page, 'flightSubmitOrder');
  const bar = form.locator('[data-bottom-bar]');
  await expect(form.getByRole('heading', { name: 'Bags', exact: true })).toBeVisible();
  await form.getByRole('button', { name: /^Adult 1/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Ines Duarte/ }).click();
  await expect(sheet).toBeHidden();
  const sum = async (): Promise<number> =>
    Number(/\$([\d,]+\.\d\d)/.exec(await bar.innerText())?.[1]?.replace(',', ''));
  const without = await sum();
  const bag = form.getByRole('group', { name: /^Extra bag, 23 kg, Ines Duarte/ }).first();
  await bag.getByRole('button', { name: 'Increase', exact: true }).click();
  await expect(bar).toContainText('extra bag');
  const dearer = await sum();
  expect(dearer).toBeGreaterThan(without);
  await audit(page, 'bags of a flight');

  // Whoever looks at the fares once more, or loads the page anew, finds the bag as it was.
  await page.goBack();
  await details.getByRole('button', { name: 'Continue' }).click();
  await expect(bag.getByRole('textbox')).toHaveValue('1');
  await expect(bar).toContainText('extra bag');
  await page.reload();
  await expect(bag.getByRole('textbox')).toHaveValue('1');
  expect(await sum()).toBe(dearer);

  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await page.goto('/#/order');
  await screen(page, 'allOrders').locator('a[href*="/ticketorderdetail"]').first().click();
  const order = screen(page, 'flightOrderDetail');
  await expect(order.getByRole('heading', { name: 'Extra bags', exact: true })).toBeVisible();
  await expect(order.getByText(/^1 × Extra bag, 23 kg/).first()).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('somebody looks for a flight with a bag: one price in the list, on the details and in the booking', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product);
  const { from, to, day } = await findFlight(product, { days: 40 });
  await carrySession(page, customer);
  await open(page, `/ticketssearch?from=${from}&to=${to}&day=${day}&bag=1&sort=cheapest`);
  const results = screen(page, 'flightSearch');
  const card = results.getByRole('button', { name: /A checked bag for \$/ }).first();
  // Before it stands what the bag costs.
  const price =
    (await card.innerText())
      .replaceAll(/\s/g, '')
      .match(/\$\d+\.\d\d/g)
      ?.at(1) ?? 'no price';
  await audit(page, 'flights with a bag');
  await card.click();
  const details = screen(page, 'flightDetails');
  await expect(details.getByText(/^Prices with a checked bag/)).toBeVisible();
  const shown = async (bar: ReturnType<typeof screen>) =>
    (await bar.locator('[data-bottom-bar]').innerText()).replaceAll(/\s/g, '');
  expect(await shown(details)).toContain(price);
  await details.getByRole('button', { name: 'Continue' }).click();
  const form = screen(page, 'flightSubmitOrder');
  await expect(form.getByRole('group', { name: /^Extra bag/ }).getByRole('textbox')).toHaveValue('1');
  expect(await shown(form)).toContain(price);
});

test('somebody adds a bag to a booking with what it costs before their eyes, and the booking keeps its tickets', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 45);
  await payFromBalance(product, customer, booked.paymentId);
  await carrySession(page, customer);
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await order.getByRole('button', { name: 'Add bags' }).first().click();
  const sheet = page.getByRole('dialog');
  const price = sheet.getByRole('button', { name: 'See the price' });
  await expect(price).toBeDisabled();
  const bag = sheet.getByRole('group', { name: /^Extra bag, \d+ kg, Ines Duarte/ });
  await bag.getByRole('button', { name: 'Increase', exact: true }).click();
  await audit(page, 'bags to add');
  await price.click();
  await expect(sheet.getByText(/^Ines Duarte · 1 × Extra bag/)).toBeVisible();
  await audit(page, 'what bags cost');
  // One step back what was chosen stands there still.
  await page.goBack();
  await expect(bag.getByRole('textbox')).toHaveValue('1');
  await price.click();
  await sheet.getByRole('button', { name: /^Add and pay \$/ }).click();

  await expectPath(page, '/hotelpayment');
  await page.goBack();
  await expect(order.getByRole('heading', { name: 'A change waits for payment' })).toBeVisible();
  await order.getByRole('button', { name: /^Pay \$/ }).click();
  const cashier = screen(page, 'travelCashier');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await cashier.locator('[data-bottom-bar] button').click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await open(page, `/ticketorderdetail?id=${booked.orderId}`);
  await expect(order.getByText(/^1 × Extra bag, \d+ kg/)).toBeVisible();
  // What is bought can only grow.
  await order.getByRole('button', { name: 'Add bags' }).first().click();
  await expect(sheet.getByText(/1 booked already/)).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
