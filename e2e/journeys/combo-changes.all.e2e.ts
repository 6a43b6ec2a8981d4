import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { audit } from '../support/audit.ts';
import { bookFoundTrip, findTrip } from '../support/combos.ts';
import { type Customer, carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

const MONEY = 3_000_000;

const read = (product: Product, { token }: Customer, id: string) =>
  ask(product, bundleEndpoints.bundleDetails, { token, query: { id } });
const partOf = ({ parts }: BundleDetail, kind: string) => {
  const part = parts.find(({ order }) => order.kind === kind);
  if (!part) throw new Error(`no ${kind}`);
  return part;
};

/** The airline cancels the way out of a combo; returns once its customer is asked. */
async function cancelWayOut(product: Product, customer: Customer, bundleId: string): Promise<void> {
  const { subject } = partOf(await read(product, customer, bundleId), 'flight');
  const leg = (subject.item as FlightItem).slices[0]?.legs[0];
  if (!leg) throw new Error('no flight');
  await ask(product, staffFlightEndpoints.cancelDeparture, {
    token: await staffToken(product),
    params: { id: leg.flightId },
    body: { day: leg.day, version: 0, reason: 'technical' },
  });
  const asked = async () => partOf(await read(product, customer, bundleId), 'flight').providerChange;
  await expect(async () => expect(await asked()).not.toBeNull()).toPass({ timeout: 30_000 });
}

test('the tour of a combo is moved to a day on which nobody is there any more: that is named before it is paid, and the whole follows', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const brokenBefore = await brokenInvariants(product);
  const trip = await findTrip(product, { flies: true });
  const customer = await newCustomer(product, { usd: MONEY });
  const { bundleId } = await bookFoundTrip(product, customer, trip);
  const before = await read(product, customer, bundleId);
  await page.setViewportSize({ width: 375, height: 812 });
  await carrySession(page, customer);
  await open(page, `/comboorderdetail?id=${bundleId}`);
  const whole = screen(page, 'comboOrderDetail');
  const tour = partOf(before, 'tour');
  await whole.locator(`[data-order="${tour.order.id}"]`).getByRole('link', { name: tour.subject.title }).click();
  const order = screen(page, 'tourOrderDetail');
  await order.getByRole('button', { name: 'Change booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change booking' });
  await sheet.locator('[data-day]:not([aria-disabled="true"])').last().click();
  await sheet.getByRole('button', { name: 'See the price' }).click();
  await expect(sheet.getByRole('heading', { name: 'No longer fits' })).toBeVisible();
  await expect(sheet.getByText(/would be in another town by then/)).toBeVisible();
  await audit(page, 'a change that does not fit the combo');
  await sheet
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await expect(async () => {
    const after = partOf(await read(product, customer, bundleId), 'tour');
    if (after.openChange) {
      await page.getByRole('radio', { name: /balance/i }).check({ force: true, timeout: 2_000 });
      await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click({ timeout: 2_000 });
    }
    expect(after.order.service.from).not.toBe(tour.order.service.from);
  }).toPass({ timeout: 60_000 });
  const after = await read(product, customer, bundleId);
  expect(after.payable.usd).toBe(after.parts.reduce((sum, part) => sum + part.order.payable.usd, 0));
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});

test('an airline cancels a flight of a combo: another one for nothing; the house drops out: everything back without a fee', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const brokenBefore = await brokenInvariants(product);
  // On days of its own: other journeys fly as well.
  const trip = await findTrip(product, { flies: true, ahead: 75 });
  const customer = await newCustomer(product, { usd: MONEY });
  const { bundleId } = await bookFoundTrip(product, customer, trip);
  const paid = await read(product, customer, bundleId);
  await cancelWayOut(product, customer, bundleId);
  await page.setViewportSize({ width: 375, height: 812 });
  await carrySession(page, customer);
  await open(page, `/comboorderdetail?id=${bundleId}`);
  const whole = screen(page, 'comboOrderDetail');
  await expect(whole.getByRole('heading', { name: 'A part does not take place' })).toBeVisible();
  await audit(page, 'a combo whose flight was cancelled');
  await whole.getByRole('button', { name: 'Take another' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take another, for nothing' });
  await sheet.getByRole('radio').first().check({ force: true });
  await audit(page, 'what may be had for a cancelled flight');
  await sheet.getByRole('button', { name: 'Take another' }).click();
  await expect(whole.getByRole('heading', { name: 'A part does not take place' })).toHaveCount(0);
  expect((await read(product, customer, bundleId)).payable).toEqual(paid.payable);

  // The house cannot have them: staff say so, and as it is core all of the combo may be left for nothing.
  const stay = partOf(await read(product, customer, bundleId), 'hotel').order.id;
  const desk = await (await browser.newContext({ viewport: DESK })).newPage();
  const token = await staffToken(product);
  await carryStaffSession(desk, token);
  await desk.goto(`/admin/#/travel/orders/${stay}`);
  await desk.getByRole('button', { name: 'Place cannot have them' }).click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel(/^Reason/).fill('The roof leaks');
  await dialog.getByRole('button', { name: 'Place cannot have them' }).click();
  await expect
    .poll(
      async () =>
        (await ask(product, staffTravelEndpoints.readTravelOrder, { token, params: { id: stay } })).providerChanges
          .length,
    )
    .toBe(1);
  await page.reload();
  await expect(whole.getByRole('heading', { name: 'A part does not take place' })).toBeVisible();
  await whole.getByRole('button', { name: 'Cancel all, without a fee' }).click();
  const cancel = page.getByRole('dialog');
  await expect(cancel.getByText('You get back').first()).toBeVisible();
  await audit(page, 'everything back without a fee');
  await cancel
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(whole.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  const gone = await read(product, customer, bundleId);
  expect(gone.refund?.usd).toBe(paid.payable.usd);
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});

test('a house of a combo cannot have its guests: they take another one for nothing, see what differs, and the price stays', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const brokenBefore = await brokenInvariants(product);
  const trip = await findTrip(product, { flies: false });
  const customer = await newCustomer(product, { usd: MONEY });
  const { bundleId } = await bookFoundTrip(product, customer, trip);
  const paid = await read(product, customer, bundleId);
  const { order, subject } = partOf(paid, 'hotel');
  const token = await staffToken(product);
  const params = { id: order.id };
  const { version } = await ask(product, staffTravelEndpoints.readTravelOrder, { token, params });
  const body = { version, note: 'The roof leaks' };
  await ask(product, staffTravelEndpoints.dropOutOfPart, { token, params, body });
  await page.setViewportSize({ width: 360, height: 740 });
  await carrySession(page, customer);
  await open(page, `/comboorderdetail?id=${bundleId}`);
  const whole = screen(page, 'comboOrderDetail');
  await expect(whole.getByRole('heading', { name: 'A part does not take place' })).toBeVisible();
  await whole.getByRole('button', { name: 'Take another' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take another, for nothing' });
  const last = sheet.getByRole('radio').last();
  await last.check({ force: true });
  await audit(page, 'what may be had for a house');
  await sheet.getByRole('button', { name: 'Take another' }).click();
  await expect(whole.getByRole('heading', { name: 'A part does not take place' })).toHaveCount(0);
  const after = await read(product, customer, bundleId);
  expect(after.payable).toEqual(paid.payable);
  expect(partOf(after, 'hotel').subject).not.toEqual(subject);
  expect(await brokenInvariants(product)).toEqual(brokenBefore);
});
