import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { staffReviewEndpoints } from '@app/contract/reviews/staff-endpoints';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { type Customer, newCustomer } from '../support/customers.ts';
import { failingSaves, saveInVain } from '../support/failing-saves.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { bookHotel, newHotel } from '../support/staff-hotels.ts';
import { askForPayout } from '../support/steps/withdrawals.ts';
import { bump } from '../support/versions.ts';

test.use({ viewport: DESK });

const CHANGED = 'Somebody changed this after you opened it';

/** The dialog of a step: the one on top that holds a form. */
const dialogOf = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator('form') })
    .last();

test('a step on an order that others changed shows both versions, keeps what was typed and is taken by the next press', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 200_000, address: true });
  const variant = firstVariant(await findGood(product, { pieces: 4 }, 5));
  const order = await placeOrder(product, customer, variant.id);
  const { orderId, paymentId } = order;
  const token = await staffToken(product);
  const params = { id: orderId };
  const read = () => ask(product, staffOrderEndpoints.readOrder, { token, params });
  const modify = async (payableUsd: number) => {
    const { version } = await read();
    const body = { version, payableUsd, note: 'By a colleague' };
    await ask(product, staffOrderEndpoints.modifyAmount, { token, params, body });
  };
  await carryStaffSession(page, token);
  await page.goto(`/admin/#/orders/goods/${orderId}`);
  const drawer = page.getByRole('dialog').filter({ hasText: order.number }).first();
  await drawer.getByRole('button', { name: 'Modify amount' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^New amount/).fill('11.00');
  await dialog.getByLabel(/^Reason/).fill('A friend of the house');
  await modify(1_200);
  await dialog.getByRole('button', { name: 'Modify amount' }).click();
  const note = dialog.getByRole('alert').filter({ hasText: CHANGED });
  await expect(note.getByRole('definition').filter({ hasText: '→ $12.00' })).toBeVisible();
  await expect(dialog.getByText('costs $12.00 now')).toBeVisible();
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue('A friend of the house');
  await audit(page, 'a step that others were quicker with');
  await dialog.getByRole('button', { name: 'Modify amount' }).click();
  await expect(dialog.getByLabel(/^New amount/)).toBeHidden();
  expect((await read()).payableUsd).toBe(1_100);

  await drawer.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByLabel(/^Reason/).fill('Not wanted');
  await payFromBalance(product, customer, paymentId);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(note.getByText('This step can no longer be taken.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();

  await drawer.getByRole('combobox').first().click();
  await page.locator('.ant-select-item-option').first().click();
  await drawer.getByLabel('Tracking number 1').fill('CE 1 PT');
  await bump(product, 'goods_order', orderId);
  await drawer.getByRole('button', { name: 'Confirm shipment' }).click();
  await expect(drawer.getByRole('alert').filter({ hasText: CHANGED })).toBeVisible();
  await expect(drawer.getByLabel('Tracking number 1')).toHaveValue('CE 1 PT');
  await drawer.getByRole('button', { name: 'Confirm shipment' }).click();
  await expect(page.locator('.ant-message-success').last()).toHaveText('Shipped');
  expect((await read()).state).toBe('pending_receipt');
});

/** A step: where its record is shown, what opens its dialog, and what sends it if not the same. */
type StepAt = { path: string; opener: string; send?: string };

/**
 * Records of the customer's own with a step that waits for staff, one of each way in which a step is shown. That every call
 * of a step refuses an old version is tried without a browser.
 */
async function stepsOf(product: Product, customer: Customer): Promise<StepAt[]> {
  const staff = await staffToken(product);
  const withdrawal = await askForPayout(product, customer);
  const hotel = await newHotel(product);
  const booking = await bookHotel(product, customer, hotel, { from: 9, nights: 1 });
  const reviews = await ask(product, staffReviewEndpoints.listReviews, { token: staff, query: { tab: 'unanswered' } });
  const review = reviews.list[0]?.id ?? '';
  return [
    { path: `/money/withdrawals/${withdrawal.id}`, opener: 'Reject' },
    { path: `/travel/orders/${booking.orderId}`, opener: 'Cancel order' },
    { path: `/people/users/${customer.id}`, opener: 'Disable' },
    { path: `/trade/reviews/${review}`, opener: 'Reply', send: 'Publish reply' },
  ];
}

test(
  'a step of staff keeps what was typed when it fails, is refused on an old version, and then is taken',
  AT_NIGHT,
  async ({ page, product }) => {
    test.setTimeout(180_000);
    const customer = await newCustomer(product, { usd: 200_000, address: true });
    await carryStaffSession(page, await staffToken(product));
    const saves = await failingSaves(page);
    for (const { path, opener, send = opener } of await stepsOf(product, customer)) {
      await test.step(path, async () => {
        await page.goto(`/admin/#${path}`);
        await page.getByRole('button', { name: opener, exact: true }).first().click();
        const dialog = dialogOf(page);
        const words = dialog.locator('textarea').first();
        await words.fill('Asked for by telephone');
        const save = () => dialog.getByRole('button', { name: send, exact: true }).click();
        await saveInVain(page, saves, { save, field: words });
        saves.end('outdated');
        await save();
        await expect(dialog.getByRole('alert').filter({ hasText: CHANGED })).toContainText('has stayed the same');
        await expect(words).toHaveValue('Asked for by telephone');
        saves.end('well');
        await save();
        // The note of the step before may still stand above it.
        await expect(page.locator('.ant-message-success').last()).toBeVisible();
        await expect(words).toBeHidden();
      });
    }
  },
);
