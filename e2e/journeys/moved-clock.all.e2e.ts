import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { chooseProvider, closeCardChannel, openCardChannel, openCardProvider } from '../support/card-provider.ts';
import { goToCardPage } from '../support/cashier.ts';
import { moveClock } from '../support/clock.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { bookOffer, findOffer, readBooking, roomsLeft, stayIn } from '../support/hotels.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { payFromBalance, piecesLeft, placeOrder, readOrder } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';
import { chargeOf, deliver } from '../support/webhooks.ts';

// One clock, moved by each of these: they run one after another.
test.describe.configure({ mode: 'serial' });
test.use({ moves: 'clock' });

test('an unpaid order runs out when its time is over, and its stock comes back', async ({ page, browser, product }) => {
  const customer = await newCustomer(product, { address: true });
  const good = await findGood(product, {}, 1);
  const variant = firstVariant(good);
  const before = await piecesLeft(product, good.id, variant.id);
  const order = await placeOrder(product, customer, variant.id, 2);
  expect(await piecesLeft(product, good.id, variant.id)).toBe(before - 2);
  await carrySession(page, customer);
  await open(page, `/orderdetails?id=${order.orderId}`);
  await expect(screen(page, 'orderDetails').getByRole('heading', { name: 'To pay' })).toBeVisible();

  await moveClock(browser, product, '+30 minutes');
  await page.reload();
  await expect(screen(page, 'orderDetails').getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(await piecesLeft(product, good.id, variant.id)).toBe(before);
  await open(page, `/payorder?payment=${order.paymentId}`);
  await expect(screen(page, 'cashier').getByRole('heading', { name: 'The time to pay is over' })).toBeVisible();
});

test(
  'money that comes too late revives the order while its goods can be had',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    const customer = await newCustomer(product, { address: true });
    const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 2)).id);
    await carrySession(page, customer);
    await goToCardPage(page, order.paymentId);
    await moveClock(browser, product, '+1 hour');
    expect((await readOrder(product, customer, order.orderId)).state).toBe('cancelled');
    expect(await deliver(product, await chargeOf(product, order.paymentId))).toBe(200);
    expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_shipping');
    await open(page, `/orderdetails?id=${order.orderId}`);
    await expect(screen(page, 'orderDetails').getByRole('heading', { name: 'Getting ready' })).toBeVisible();
  },
);

test(
  'money that comes too late goes to the wallet when the goods are gone',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    const customer = await newCustomer(product, { address: true });
    const good = await findGood(product, {}, 3);
    const variant = firstVariant(good);
    const order = await placeOrder(product, customer, variant.id);
    const due = (await readOrder(product, customer, order.orderId)).payable.usd;
    await carrySession(page, customer);
    await goToCardPage(page, order.paymentId);
    await moveClock(browser, product, '+1 hour');
    // What other orders still hold cannot be taken out, and is not free for this one either.
    const { variants } = await ask(product, catalogEndpoints.productDetails, { query: { id: good.id } });
    const quantity = variants.find((one) => one.id === variant.id)?.available;
    await ask(product, staffCatalogEndpoints.moveStock, {
      body: { variantId: variant.id, kind: 'out', quantity: quantity ?? 0, note: 'journey' },
      token: await staffToken(product),
    });
    const charge = await chargeOf(product, order.paymentId);
    expect(await deliver(product, charge)).toBe(200);
    expect(await deliver(product, charge)).toBe(200);
    expect((await readOrder(product, customer, order.orderId)).state).toBe('cancelled');
    expect((await ask(product, accountEndpoints.userInfo, { token: customer.token })).balance.usd).toBe(due);
    await open(page, `/payorder?payment=${order.paymentId}`);
    await expect(
      screen(page, 'cashier').getByRole('heading', { name: 'Paid too late, credited to your wallet' }),
    ).toBeVisible();
    expect(await brokenInvariants(product)).toEqual([]);
  },
);

test(
  'a card is charged, the customer comes back long after, and the money revives the order',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    const provider = await openCardProvider();
    await openCardChannel(product, provider);
    const customer = await newCustomer(product, { address: true });
    const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 4)).id);
    await carrySession(page, customer);
    await open(page, `/payorder?payment=${order.paymentId}`);
    await page.reload();
    await chooseProvider(page, provider);
    await page.getByRole('button', { name: /^Go on to pay/ }).click();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    // It cannot be asked when the order's time is over, nor for long enough after it.
    provider.setAway(true);
    await moveClock(browser, product, '+1 hour');
    expect((await readOrder(product, customer, order.orderId)).state).toBe('cancelled');
    provider.setAway(false);
    await page.getByRole('link', { name: 'Return to the shop' }).click();
    await expect(screen(page, 'cashier').getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_shipping');
    expect(await brokenInvariants(product)).toEqual([]);
    await closeCardChannel(product, provider);
    await provider.close();
  },
);

test(
  'an unpaid hotel booking runs out when its time is over, and its nights come back',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    const customer = await newCustomer(product);
    const stay = await stayIn(product, 40);
    const offer = await findOffer(product, stay, ({ roomsLeft: left }) => left !== null && left > 1);
    const before = await roomsLeft(product, offer, stay);
    const booking = await bookOffer(product, customer, offer, stay);
    expect(await roomsLeft(product, offer, stay)).toBe((before ?? 0) - 1);
    await carrySession(page, customer);
    await open(page, `/hotelorderdetail?id=${booking.orderId}`);
    await expect(screen(page, 'hotelOrderDetail').getByRole('heading', { name: 'To pay' })).toBeVisible();

    await moveClock(browser, product, '+1 hour');
    await page.reload();
    await expect(screen(page, 'hotelOrderDetail').getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    expect(await roomsLeft(product, offer, stay)).toBe(before);
    expect(await brokenInvariants(product)).toEqual([]);
  },
);

test(
  'a hotel is cancelled free of charge before its last free day, and less the fee shown after it',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    test.setTimeout(120_000);
    const customer = await newCustomer(product, { usd: 4_000_000 });
    await carrySession(page, customer);
    const balance = async () => (await ask(product, accountEndpoints.userInfo, { token: customer.token })).balance.usd;
    // Free until some hour of the seventh day before: three days on, whatever the hour is now, a part is lost.
    const stay = await stayIn(product, 9);
    const weekBefore = Date.parse(stay.checkIn) - 6 * 86_400_000;
    const offer = await findOffer(
      product,
      stay,
      ({ policy, freeUntil }) => freeUntil !== null && Date.parse(freeUntil) < weekBefore && policy.length === 3,
    );
    const cancelOne = async (before: () => Promise<void>) => {
      const had = await balance();
      const booking = await bookOffer(product, customer, offer, stay);
      await payFromBalance(product, customer, booking.paymentId);
      await before();
      await open(page, `/hotelorderdetail?id=${booking.orderId}`);
      await page.reload();
      const order = screen(page, 'hotelOrderDetail');
      await order.getByRole('button', { name: 'Cancel booking' }).click();
      const sheet = page.getByRole('dialog');
      const confirm = sheet.getByRole('button', { name: /^Cancel and get/ });
      const shown = Number(((await confirm.textContent()) ?? '').replace(/[^\d.]/g, ''));
      await confirm.click();
      await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
      const { payable, fee } = await readBooking(product, customer, booking.orderId);
      const lost = had - (await balance());
      // What was shown is what was booked back.
      expect(Math.round(shown * 100)).toBe(payable.usd - lost);
      expect(lost).toBe(fee?.usd ?? 0);
      return { lost, paid: payable.usd };
    };
    expect((await cancelOne(async () => {})).lost).toBe(0);
    const late = await cancelOne(async () => {
      await moveClock(browser, product, '+1 day', 3);
    });
    expect(late.lost).toBeGreaterThan(0);
    expect(late.lost).toBeLessThan(late.paid);
    expect(await brokenInvariants(product)).toEqual([]);
  },
);
