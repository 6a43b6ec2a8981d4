import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookOffer, findOffer, readBooking, stayAddress, stayIn } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { bookHotel, dayFromNow, newHotel } from '../support/staff-hotels.ts';
import { asked } from '../support/steps/hotel-booking.ts';
import { expectPath, mark, marked, open, screen } from '../support/storefront.ts';

const balance = async (product: Product, token: string): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;

test('paid from the balance and cancelled: all of it comes back in the free window, less the fee after it', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 2_000_000 });
  await carrySession(page, customer);
  const late = await stayIn(product, 60);
  const soon = await stayIn(product, 45);
  const free = await findOffer(product, late, (plan) => plan.freeUntil !== null);
  const strict = await findOffer(
    product,
    soon,
    (plan) => plan.freeUntil === null && plan.policy.some(({ fee }) => fee.usd > 0),
  );
  for (const [offer, stay, whole] of [
    [free, late, true],
    [strict, soon, false],
  ] as const) {
    const before = await balance(product, customer.token);
    const booking = await bookOffer(product, customer, offer, stay);
    await open(page, `/hotelpayment?payment=${booking.paymentId}`);
    const cashier = screen(page, 'travelCashier');
    await cashier.getByRole('button', { name: /^Pay / }).click();
    await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await cashier.getByRole('link', { name: 'See the booking' }).click();
    const order = screen(page, 'hotelOrderDetail');
    await order.getByRole('button', { name: 'Cancel booking' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('You get back')).toBeVisible();
    const yes = sheet.getByRole('button', { name: /^Cancel (and get|the booking)/ });
    await expect(yes).toBeEnabled();
    await audit(page, 'cancelling a hotel');
    await yes.click();
    await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    const { fee, payable } = await readBooking(product, customer, booking.orderId);
    const lost = before - (await balance(product, customer.token));
    expect(lost).toBe(fee?.usd ?? 0);
    if (whole) expect(lost).toBe(0);
    else expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThanOrEqual(payable.usd);
  }
  await open(page, '/moneylog');
  await expect(
    screen(page)
      .getByText(/refund/i)
      .first(),
  ).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('other nights: a longer stay is paid at the cashier, a shorter one gives back, both in a house of one room', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 2_000_000 });
  const hotel = await newHotel(product, { units: 1 });
  const { orderId } = await bookHotel(product, customer, hotel, { from: 40, nights: 2, paid: true });
  const paid = await balance(product, customer.token);
  const price = (await readBooking(product, customer, orderId)).payable.usd;
  await carrySession(page, customer);
  await open(page, `/hotelorderdetail?id=${orderId}`);
  const order = screen(page, 'hotelOrderDetail');
  const sheet = page.getByRole('dialog', { name: 'Change booking' });
  const change = async (from: number, to: number) => {
    await order.getByRole('button', { name: 'Change booking' }).click();
    await sheet.getByRole('button', { name: /Check-in/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Choose the new dates' });
    for (const day of [from, to]) await calendar.locator(`[data-day="${dayFromNow(day)}"]`).click();
    await calendar.getByRole('button', { name: 'Done' }).click();
    await sheet.getByRole('button', { name: 'See the price' }).click();
  };
  await change(40, 43);
  await expect(sheet.getByText('You pay')).toBeVisible();
  await audit(page, 'other dates');
  await sheet.getByRole('button', { name: /^Change and pay/ }).click();
  const cashier = screen(page, 'travelCashier');
  await expectPath(page, '/hotelpayment');
  await page.goBack();
  await expect(order.getByRole('heading', { name: 'A change waits for payment' })).toBeVisible();
  await audit(page, 'a change that waits');
  await order.getByRole('button', { name: /^Pay \$/ }).click();
  await cashier.getByRole('button', { name: /^Pay / }).click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await cashier.getByRole('link', { name: 'See the booking' }).click();
  await expect(order.getByText('3 nights').first()).toBeVisible();
  expect(paid - (await balance(product, customer.token))).toBe(price / 2);
  await change(42, 43);
  await sheet.getByRole('button', { name: /^Change and get/ }).click();
  await expect(order.getByText('1 night', { exact: true }).first()).toBeVisible();
  expect((await balance(product, customer.token)) - paid).toBe(price / 2);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('filters, dates and currency stand in the address; going back finds the results as they were', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  await carrySession(page, await newCustomer(product));
  const stay = await stayIn(product, 30, 3);
  const { hotel } = await findOffer(product, stay);
  await open(page, `/hotelsearch?city=${hotel.cityId}&${stayAddress(stay)}`);
  const results = screen(page, 'hotelSearch');
  await expect(results.getByRole('article').first()).toBeVisible();
  await results.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog');
  await audit(page, 'hotel filters');
  await filters.getByRole('button', { name: /^Wi-Fi/ }).click();
  await filters.getByRole('button', { name: /^Show \d+ hotel/ }).click();
  await expect.poll(() => asked(page).get('facilities')).toBe('wifi');
  await results.getByRole('button', { name: 'Recommended' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lowest price' }).click();
  await expect.poll(() => asked(page).get('sort')).toBe('price_asc');
  await results.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByRole('region', { name: 'Hotels on the map' })).toBeVisible();
  await audit(page, 'hotel map');
  await results.getByRole('button', { name: 'Show the list' }).click();
  await mark(page, 'results');
  await results.getByRole('article').first().getByRole('link').click();

  const details = screen(page, 'hotelDetails');
  await expect(details.getByText(/\$\d/).first()).toBeAttached();
  await page.goto('/#/changecurrency');
  await page.getByRole('button', { name: /JPY ·/ }).filter({ visible: true }).click();
  await page.goBack();
  await expect(details.getByText(/¥\d/).first()).toBeAttached();
  await page.goBack();
  await expectPath(page, '/hotelsearch');
  expect(await marked(page)).toBe('results');
  await expect(results.getByText(/¥\d/).first()).toBeAttached();
  expect(asked(page).get('sort')).toBe('price_asc');
});

test('a link to a booking shows it without names and numbers, and only what its key opens', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { usd: 2_000_000 });
  const stay = await stayIn(product, 50);
  const booking = await bookOffer(product, customer, await findOffer(product, stay, () => true, 2), stay);
  await payFromBalance(product, customer, booking.paymentId);
  const { accessKey } = await readBooking(product, customer, booking.orderId);
  await open(page, `/hotelorderdetail?id=${booking.orderId}&key=${accessKey}`);
  const order = screen(page, 'hotelOrderDetail');
  await expect(order.getByText('Names and numbers are hidden', { exact: false })).toBeVisible();
  await audit(page, 'public hotel order');
  const text = await order.innerText();
  for (const secret of ['Reis', '912345678', 'ana.reis@example.com']) expect(text).not.toContain(secret);
  await expect(order.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await open(page, `/hotelorderdetail?id=${booking.orderId}&key=${'x'.repeat(32)}`);
  await expect(screen(page, 'hotelOrderDetail').getByText('Sign in to see this booking')).toBeVisible();
});

test('a price that has changed meanwhile is shown beside the old one and asked about; nothing typed is lost', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  await carrySession(page, await newCustomer(product));
  const stay = await stayIn(product, 70);
  const { hotel, plan } = await findOffer(product, stay, () => true, 4);
  await open(page, `/hotelsubmitorder?plan=${plan.id}&hotel=${hotel.id}&${stayAddress(stay)}`);
  const form = screen(page, 'hotelSubmitOrder');
  await form.getByLabel('Surname').fill('Reis');
  await form.getByLabel('Given names').fill('Ana');
  await form.getByLabel('Contact name').fill('Ana Reis');
  await form.getByLabel('Phone', { exact: true }).fill('+12025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await ask(product, staffHotelEndpoints.editPlanNights, {
    token: await staffToken(product),
    params: { id: plan.id },
    body: { from: stay.checkIn, to: stay.checkIn, price: { kind: 'percent', percent: 120 } },
  });
  await form.getByRole('button', { name: 'Book now' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('columnheader', { name: 'Before' })).toBeVisible();
  await audit(page, 'hotel price changed');
  await expect(form.getByLabel('Surname')).toHaveValue('Reis');
  await sheet.getByRole('button').filter({ hasText: /\$/ }).click();
  await expectPath(page, '/hotelpayment');
});
