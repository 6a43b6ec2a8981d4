import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookOffer, confirmBooking, findOffer, readBooking, stayIn } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a booked stay gets one more room and a child: both prices are seen, who sleeps there is named, the rest is paid, the voucher says so', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const brokenBefore = await brokenInvariants(product);
  const stay = await stayIn(product, 60, 2);
  const offer = await findOffer(product, stay, ({ freeUntil, roomsLeft }) => freeUntil !== null && roomsLeft === null);
  const customer = await newCustomer(product, { usd: 5_000_000 });
  const { orderId, paymentId } = await bookOffer(product, customer, offer, stay);
  await payFromBalance(product, customer, paymentId);
  await carrySession(page, customer);
  await open(page, `/hotelorderdetail?id=${orderId}`);
  const order = screen(page, 'hotelOrderDetail');
  await order.getByRole('button', { name: 'Change booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change booking' });
  await expect(sheet.getByRole('radio').first()).toBeAttached();
  await expect(sheet.getByRole('button', { name: 'See the price' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Add a room' }).click();
  await sheet.getByRole('button', { name: 'People: New room' }).click();
  const people = page.getByRole('dialog', { name: 'New room' });
  await people.getByRole('group', { name: 'Children' }).getByRole('button').last().click();
  await people.getByLabel('Age of child 1').selectOption('6');
  await people.getByRole('button', { name: 'Done' }).click();
  await expect(sheet.getByText('1 adult, 1 child')).toBeVisible();
  // A room that is given up can be kept after all.
  await sheet.getByRole('button', { name: 'Give up: Room 1' }).click();
  await expect(sheet.getByText('Given up')).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep: Room 1' }).click();
  await expect(sheet.getByRole('button', { name: 'See the price' })).toBeEnabled();
  await sheet.getByRole('button', { name: 'See the price' }).click();
  const named = sheet.getByRole('group', { name: 'New room' });
  await expect(named.getByLabel('Surname')).toBeFocused();
  await audit(page, 'choosing other rooms');
  await named.getByLabel('Surname').fill('Reis');
  await named.getByLabel('Given names').fill('Bruno');
  await sheet.getByRole('button', { name: 'See the price' }).click();
  await expect(sheet.getByText('Room 2: 1 adult, 1 child')).toBeVisible();
  await expect(sheet.getByText('You pay')).toBeVisible();
  await audit(page, 'the price of other rooms');
  await sheet.getByRole('button', { name: /^Change and pay/ }).click();
  await expectPath(page, '/hotelpayment');
  // Left without paying, the change stands among what is to be paid, and leads back.
  await open(page, '/order?group=unpaid');
  const unpaid = screen(page, 'allOrders');
  await expect(unpaid.getByText(/^A change is held for you: .* to pay$/)).toBeVisible();
  await expect(unpaid.getByText(/^Pay within .*, or the change is given up$/)).toBeVisible();
  await audit(page, 'a change among the unpaid');
  await unpaid.getByRole('link', { name: /^Pay/ }).click();
  await expectPath(page, '/hotelpayment');
  const cashier = screen(page, 'travelCashier');
  await cashier.getByRole('button', { name: /^Pay / }).click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await confirmBooking(product, orderId);
  await cashier.getByRole('link', { name: 'See the booking' }).click();
  await expect(order.getByText('2 rooms, 3 adults, 1 child').first()).toBeVisible();
  await expect(order.getByText('Bruno Reis').first()).toBeVisible();
  const { voucherCode } = await readBooking(product, customer, orderId);
  expect(voucherCode).not.toBeNull();
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});
