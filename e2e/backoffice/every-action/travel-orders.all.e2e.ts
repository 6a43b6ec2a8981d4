import { travelEndpoints } from '@app/contract/travel/endpoints';
import { sql } from 'kysely';
import { newCustomer } from '../../support/customers.ts';
import { bookTable, newRestaurant, tableDay, tableSoon } from '../../support/dining.ts';
import { bookFlight } from '../../support/flights.ts';
import { confirmBooking, verifyBooking } from '../../support/hotels.ts';
import { expect, test } from '../../support/journey.ts';
import { payFromBalance } from '../../support/orders.ts';
import { ask, onDatabase } from '../../support/products.ts';
import { DESK } from '../../support/staff.ts';
import { bookHotel, dayFromNow, newHotel } from '../../support/staff-hotels.ts';
import { atDesk, onTop, pickOption, rowOf } from '../../support/steps/every-action.ts';
import { VOLCANO } from '../../support/steps/tour-booking.ts';
import { bookTour, findDeparture } from '../../support/tours.ts';

test.use({ viewport: DESK });

test('what a booking costs, its guests and its dates are changed', async ({ page, product }) => {
  test.setTimeout(120_000);
  const [hotel, customer, other] = [
    await newHotel(product),
    await newCustomer(product, { usd: 200_000 }),
    await newCustomer(product),
  ];
  const paid = await bookHotel(product, customer, hotel, { from: 20, nights: 2, paid: true });
  const unpaid = await bookHotel(product, other, hotel, { from: 40, nights: 1 });
  await confirmBooking(product, paid.orderId);
  await atDesk(page, product, async ({ press, pressAndSee, open }) => {
    await open(`/travel/orders/${unpaid.orderId}`);
    await page.getByRole('button', { name: 'Change amount' }).click();
    await onTop(page)
      .getByLabel(/^New amount/)
      .fill('90.00');
    await onTop(page)
      .getByLabel(/^Reason/)
      .fill('A friend of the house');
    await press(onTop(page).getByRole('button', { name: 'Change amount' }), 'Amount changed');

    await open(`/travel/orders/${paid.orderId}`);
    await page.getByRole('button', { name: 'Change names' }).click();
    await onTop(page)
      .getByLabel(/^Given name/)
      .fill('Anna');
    await onTop(page)
      .getByLabel(/^Reason/)
      .fill('As in the passport');
    await press(onTop(page).getByRole('button', { name: 'Save', exact: true }), 'Saved');
    await expect(page.getByText('Anna Reis').first()).toBeVisible();
    await page.getByRole('button', { name: 'Change booking' }).click();
    const until = onTop(page).getByLabel(/^Last day/);
    await until.fill(
      new Date(`${dayFromNow(23)}T12:00:00Z`).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
    );
    await until.press('Enter');
    await onTop(page).getByRole('button', { name: 'Add a room' }).click();
    await onTop(page).getByLabel('Family name, new room, line 2').fill('Reis');
    await onTop(page).getByLabel('Given name, new room, line 2').fill('Bruno');
    const reason = onTop(page).getByLabel(/^Reason/);
    await pressAndSee(onTop(page).getByRole('button', { name: 'Show the price' }), reason);
    await reason.fill('The flight was moved');
    await press(onTop(page).getByRole('button', { name: 'Change booking' }), /^The change is held|^Booking changed/);
  });
});

test('a table is moved to another hour and party', async ({ page, product }) => {
  const place = await newRestaurant(product, { tables: 1 });
  const customer = await newCustomer(product);
  const day = await tableDay(product, place, 3);
  const { orderId } = await bookTable(product, customer, place, { day, time: '19:30' });
  await atDesk(page, product, async ({ press, pressAndSee, open }) => {
    await open(`/travel/orders/${orderId}`);
    await page.getByRole('button', { name: 'Change booking' }).click();
    await pickOption(onTop(page).getByRole('combobox', { name: /^Time/ }), '20:30');
    await onTop(page)
      .getByLabel(/^Adults/)
      .fill('4');
    const reason = onTop(page).getByLabel(/^Reason/);
    await pressAndSee(onTop(page).getByRole('button', { name: 'Show the price' }), reason);
    await expect(onTop(page).getByText(/20:30.*4 adults/)).toBeVisible();
    await reason.fill('Asked by phone');
    await press(onTop(page).getByRole('button', { name: 'Change booking' }), /^Booking changed/);
    await expect(page.getByText(/19:30.*2 adults.*20:30.*4 adults/)).toBeVisible();
  });
});

test('bags are added to a flight, with the reason', async ({ page, product }) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 50);
  await payFromBalance(product, customer, booked.paymentId);
  await atDesk(page, product, async ({ press, pressAndSee, open }) => {
    await open(`/travel/orders/${booked.orderId}`);
    await page.getByRole('button', { name: 'Add bags' }).click();
    const reason = onTop(page).getByLabel(/^Reason/);
    await pressAndSee(onTop(page).getByRole('button', { name: 'Show the price' }), reason);
    await expect(onTop(page).getByText(/^1 × Extra bag, \d+ kg$/)).toBeVisible();
    await reason.fill('Asked for on the phone');
    await press(onTop(page).getByRole('button', { name: 'Add bags' }), /^The change is held|^Booking changed/);
  });
});

test('a flight is moved to another day, with the reason', async ({ page, product }) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const booked = await bookFlight(product, customer, 52);
  await payFromBalance(product, customer, booked.paymentId);
  await atDesk(page, product, async ({ press, pressAndSee, open }) => {
    await open(`/travel/orders/${booked.orderId}`);
    await page.getByRole('button', { name: 'Change booking' }).click();
    const flight = onTop(page).getByRole('combobox', { name: 'Flight and fare' });
    await flight.click();
    await page.locator('.ant-select-item-option:not(.ant-select-item-option-disabled)').last().click();
    // The fare that was found last has a choice of seats.
    const seat = onTop(page)
      .getByRole('combobox', { name: /Ines Duarte/ })
      .first();
    await seat.click();
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: /^\d+[A-K]\b/, visible: true })
      .first()
      .click();
    const reason = onTop(page).getByLabel(/^Reason/);
    await pressAndSee(onTop(page).getByRole('button', { name: 'Show the price' }), reason);
    await reason.fill('Asked for on the phone');
    await press(onTop(page).getByRole('button', { name: 'Change booking' }), /^The change is held|^Booking changed/);
  });
});

test('another departure for one person less is chosen for a booked tour', async ({ page, product }) => {
  const found = await findDeparture(product, VOLCANO, 45);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { orderId, paymentId } = await bookTour(product, customer, found, 2);
  await payFromBalance(product, customer, paymentId);
  await atDesk(page, product, async ({ press, pressAndSee, open }) => {
    await open(`/travel/orders/${orderId}`);
    await page.getByRole('button', { name: 'Change booking' }).click();
    const departure = onTop(page).getByLabel(/^Departure/);
    await departure.click();
    // The first is its own.
    await expect(page.locator('.ant-select-item-option').nth(1)).toBeVisible();
    await departure.press('ArrowDown');
    await departure.press('Enter');
    await onTop(page)
      .getByLabel(/^Adults?/)
      .fill('1');
    const reason = onTop(page).getByLabel(/^Reason/);
    await pressAndSee(onTop(page).getByRole('button', { name: 'Show the price' }), reason);
    await reason.fill('One of them is ill');
    await press(onTop(page).getByRole('button', { name: 'Change booking' }), /^The change is held|^Booking changed/);
  });
});

test('a guest is noted not to have come, and a comment is hidden and shown again', async ({ page, product }) => {
  const [hotel, customer] = [await newHotel(product), await newCustomer(product, { usd: 200_000 })];
  // The stay has begun at midnight, wherever the day stands now.
  await onDatabase(product, (db) => sql`UPDATE hotel SET check_in_from = '00:00' WHERE id = ${hotel.id}`.execute(db));
  const order = await bookHotel(product, customer, hotel, { from: 0, nights: 1, paid: true });
  await confirmBooking(product, order.orderId);
  const { token } = customer;
  const stayed = await bookHotel(product, customer, hotel, { from: 1, nights: 1, paid: true });
  await confirmBooking(product, stayed.orderId);
  const { voucherCode } = await ask(product, travelEndpoints.travelOrderDetails, {
    query: { id: stayed.orderId },
    token,
  });
  await verifyBooking(product, voucherCode ?? '');
  const words = `Bruno of ${hotel.name} was loud`;
  await ask(product, travelEndpoints.commentTravelOrder, {
    body: { orderId: stayed.orderId, rating: 2, text: words },
    token,
  });
  await atDesk(page, product, async ({ press, open }) => {
    await open(`/travel/orders/${order.orderId}`);
    await page.getByRole('button', { name: 'Note no-show' }).click();
    await onTop(page)
      .getByLabel(/^Reason/)
      .fill('The room stayed empty');
    await press(onTop(page).getByRole('button', { name: 'Note no-show' }), 'Done');

    await open('/travel/comments');
    const comment = rowOf(page, words);
    await comment.getByRole('button', { name: 'Hide', exact: true }).click();
    await onTop(page)
      .getByLabel(/^Reason/)
      .fill('Names somebody');
    await press(onTop(page).getByRole('button', { name: 'Hide', exact: true }), 'Hidden');
    await press(comment.getByRole('button', { name: 'Show', exact: true }), 'Shown again');
  });
});

test('guests of a table are noted as arrived', async ({ page, product }) => {
  const customer = await newCustomer(product, { usd: 50_000 });
  const { place } = await tableSoon(product, customer);
  await atDesk(page, product, async ({ pressAndSee, open }) => {
    await open(`/travel/dining-book?restaurant=${place.id}`);
    await page.getByRole('combobox', { name: /^Guests are/ }).click();
    const arrived = page.locator('.ant-select-item-option').filter({ hasText: 'Arrived', visible: true });
    await pressAndSee(arrived, page.getByRole('row').filter({ hasText: 'Arrived' }));
  });
});
