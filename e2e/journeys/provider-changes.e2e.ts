import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test('a flight is four hours late: who is on it takes another one for nothing, whatever it costs', async ({
  page,
  product,
}) => {
  const brokenBefore = await brokenInvariants(product);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { orderId, paymentId, flight } = await bookFlight(product, customer, 33);
  await payFromBalance(product, customer, paymentId);
  const read = () =>
    ask(product, travelEndpoints.travelOrderDetails, { token: customer.token, query: { id: orderId } });
  const { subject, payable } = await read();
  const leg = (subject.item as FlightItem).slices[0]?.legs[0];
  if (!leg) throw new Error('no flight');
  await ask(product, staffFlightEndpoints.delayDeparture, {
    token: await staffToken(product),
    params: { id: leg.flightId },
    body: { day: leg.day, version: 0, reason: 'operations', delayMinutes: 240 },
  });
  await expect(async () => expect((await read()).providerChange).not.toBeNull()).toPass({ timeout: 30_000 });
  await page.setViewportSize({ width: 360, height: 740 });
  await carrySession(page, customer);
  await open(page, `/ticketorderdetail?id=${orderId}`);
  const order = screen(page, 'flightOrderDetail');
  await order.getByRole('button', { name: 'Take another' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take another, for nothing' });
  await sheet.getByRole('radio').last().check({ force: true });
  await audit(page, 'flights that may be taken instead');
  await sheet.getByRole('button', { name: 'Take another' }).click();
  await expect(order.getByRole('heading', { name: 'Your booking has changed' })).toHaveCount(0);
  const after = await read();
  expect([after.providerChange, after.changeFee, after.freeCancellation]).toEqual([null, null, null]);
  expect(after.payable).toEqual(payable);
  const taken = (after.subject.item as FlightItem).slices[0]?.legs[0];
  expect([taken?.flightId, taken?.day]).not.toEqual([leg.flightId, leg.day]);
  expect(flight).toBe(leg.number);
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});
