import { audit } from '../support/audit.ts';
import {
  type CardProvider,
  chooseProvider,
  closeCardChannel,
  openCardChannel,
  openCardProvider,
} from '../support/card-provider.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { brokenInvariants } from '../support/staff.ts';
import { atCashier, toProvider } from '../support/steps/card-payment.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

let provider: CardProvider;

test.beforeEach(async () => {
  provider = await openCardProvider();
});

test.afterEach(async ({ product }) => {
  await closeCardChannel(product, provider);
  await provider.close();
});

test('declined by the card provider, then gone back, then paid, with the webhook coming first', async ({
  page,
  product,
}) => {
  await openCardChannel(product, provider);
  const { order, state, cashier } = await atCashier(page, product, 12);
  await toProvider(page, provider);
  await page.getByRole('link', { name: 'Use a card that is declined' }).click();
  await expect(page.getByRole('heading', { name: 'Your card was declined' })).toBeVisible();
  // The provider's page still waits: coming back and going on leads to the same one.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(cashier.getByText(/We are waiting for the provider to confirm/)).toBeVisible();
  await audit(page, 'the cashier after coming back unpaid');
  await toProvider(page, provider);
  expect(provider.sessions.size).toBe(1);

  // A way to pay that takes time fails after the customer has left the page.
  const [declined] = provider.sessions.values();
  if (!declined) throw new Error('the provider has a session');
  await page.getByRole('link', { name: 'Back' }).click();
  expect(await provider.tell(product, 'checkout.session.async_payment_failed', declined)).toBe(200);
  await expect(cashier.getByText(/The payment was declined and nothing was charged/)).toBeVisible();
  expect(await state()).toBe('pending_payment');

  await toProvider(page, provider);
  const session = [...provider.sessions.values()].find(({ id }) => id !== declined.id);
  if (!session) throw new Error('another try has another session');
  await page.getByRole('link', { name: 'Pay now' }).click();
  expect(await provider.tell(product, 'checkout.session.completed', session)).toBe(200);
  expect(await state()).toBe('pending_shipping');
  await page.getByRole('link', { name: 'Return to the shop' }).click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await open(page, `/orderdetails?id=${order.orderId}`);
  await expect(screen(page, 'orderDetails').getByRole('heading', { name: 'Getting ready' })).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

test(
  'called off at the card provider, and away while it cannot be reached: a page says so and leads back',
  AT_NIGHT,
  async ({ page, product }) => {
    await openCardChannel(product, provider);
    const { order, state, cashier } = await atCashier(page, product, 13);
    await toProvider(page, provider);
    const [session] = provider.sessions.values();
    if (!session) throw new Error('the provider has a session');
    Object.assign(session, { status: 'expired', url: null });
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(cashier.getByText('You called the payment off. Nothing was charged.')).toBeVisible();

    provider.setAway(true);
    await chooseProvider(page, provider);
    await page.getByRole('button', { name: /^Go on to pay/ }).click();
    await expect(page.getByRole('heading', { name: 'We cannot reach the card provider' })).toBeVisible();
    await audit(page, 'the card provider is away');
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expectPath(page, `/payorder?payment=${order.paymentId}`);
    await expect(cashier.getByText(/We are waiting for the provider to confirm/)).toBeVisible();
    provider.setAway(false);
    await toProvider(page, provider);
    expect(await state()).toBe('pending_payment');
    expect(await brokenInvariants(product)).toEqual([]);
  },
);

test('a top-up by card comes back to the cashier of top-ups and is in the wallet', async ({ page, product }) => {
  await openCardChannel(product, provider);
  await carrySession(page, await newCustomer(product));
  await open(page, '/recharge');
  await page.reload();
  const recharge = screen(page, 'recharge');
  await recharge.getByLabel('Amount in USD').fill('40.50');
  await chooseProvider(page, provider);
  await recharge.getByRole('button', { name: 'Top up $40.50' }).click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Return to the shop' }).click();
  await expectPath(page, '/rechagerpayment');
  const cashier = screen(page, 'topUpCashier');
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await cashier.getByRole('link', { name: 'View top-up' }).click();
  await expect(screen(page, 'rechargeDetail').getByText('$40.50').first()).toBeVisible();
  await open(page, '/wallet');
  await expect(screen(page, 'wallet').getByText('$40.50').first()).toBeAttached();
});
