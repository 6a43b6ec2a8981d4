import { randomUUID } from 'node:crypto';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffRebateEndpoints } from '@app/contract/rebates/staff-endpoints';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { type Customer, carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { deliverOrder, placeOrder } from '../support/orders.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

/** Ten percent. */
const RATIO_BP = 1_000;

type Agent = { readonly id: string; readonly name: string };

/** An agent, with the wallet of a customer or without one. */
async function newAgent(product: Product, wallet: Customer | null): Promise<Agent> {
  const id = randomUUID();
  const name = `Agent ${id.slice(0, 8)}`;
  await onDatabase(product, (db) =>
    sql`INSERT INTO agent (id, name, level, invite_code, rebate_bp, user_id)
      VALUES (${id}, ${name}, 1, ${id.slice(0, 12)}, ${RATIO_BP}, ${wallet?.id ?? null})`.execute(db),
  );
  return { id, name };
}

/** Somebody below the agent who has money, and an order of theirs that was received. */
async function bought(product: Product, agent: Agent, start: number) {
  const customer = await newCustomer(product, { address: true, usd: 100_000 });
  await onDatabase(product, (db) =>
    sql`UPDATE customer SET invited_by_agent = ${agent.id} WHERE id = ${customer.id}`.execute(db),
  );
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, start)).id);
  await deliverOrder(product, customer, order);
  return { customer, ...order };
}

/** Its buyer reviews all of an order, which completes it. */
async function complete(product: Product, { customer, orderId }: Awaited<ReturnType<typeof bought>>): Promise<void> {
  const { token } = customer;
  const { lines } = await ask(product, orderEndpoints.orderDetails, { query: { id: orderId }, token });
  const reviews = lines.map(({ id }) => ({ lineId: id, rating: 5 }));
  await ask(product, orderEndpoints.reviewOrder, { body: { orderId, reviews }, token });
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

test('an agent sees a rebate to come, is told when it is in the wallet, and is led from the message to it', async ({
  page,
  product,
}) => {
  const agent = await newCustomer(product);
  const order = await bought(product, await newAgent(product, agent), 5);
  await carrySession(page, agent);
  await open(page, '/invite');
  await page.reload();
  const invite = screen(page, 'invite');
  await expect(invite.getByText('1 person, 0 with a completed order')).toBeVisible();
  await invite.getByRole('tab', { name: 'Rebates' }).click();
  await expect(invite.getByText(/level 1 agent, 10% rebate/)).toBeVisible();
  await expect(invite.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'true');
  await invite.getByRole('button', { name: new RegExp(order.number) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Nothing is booked before the order completes.')).toBeVisible();
  await audit(page, 'the rebate of an order');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await complete(product, order);
  const told = async () => {
    const { list } = await ask(product, messageEndpoints.messageList, { query: {}, token: agent.token });
    return list.find(({ link }) => link?.kind === 'rebate');
  };
  await expect.poll(told, { timeout: 15_000 }).toMatchObject({ link: { id: order.orderId } });
  const message = await told();
  await open(page, `/messagedetail?id=${message?.id}`);
  await screen(page, 'messageDetail').getByRole('link', { name: 'See the rebate' }).click();
  await expectPath(page, '/invite?tab=rebates');
  await expect(page.getByRole('dialog').getByText(/^Credited /)).toBeVisible();
  await page.keyboard.press('Escape');
  await invite.getByRole('button', { name: /^Credited/ }).click();
  await expect(invite.getByRole('button', { name: new RegExp(order.number) })).toBeVisible();
  await audit(page, 'rebates of an agent');
  await open(page, '/wallet');
  await expect(
    screen(page, 'wallet')
      .getByText(/rebate/i)
      .first(),
  ).toBeAttached();
  expect(await brokenInvariants(product)).toEqual([]);
});

test(
  'staff find a rebate in their list, and book what was paid out to an agent without a wallet',
  AT_NIGHT,
  async ({ browser, product }) => {
    const agent = await newAgent(product, null);
    const order = await bought(product, agent, 6);
    const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
    const page = await context.newPage();
    const token = await staffToken(product);
    await carryStaffSession(page, token);
    const find = async () => {
      await page.getByLabel('Agent').fill(agent.name);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    };
    await page.goto('/admin/#/money/rebates');
    await find();
    await expect(page.getByRole('row').filter({ hasText: order.number })).toContainText(agent.name);
    await audit(page, 'the list of rebates');
    await complete(product, order);
    await page.getByRole('tab', { name: /^Settled/ }).click();
    await page.getByRole('link', { name: order.number }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('What the house owes', { exact: true })).toBeVisible();
    await expect(drawer.getByText(/Rebates payable/)).toBeVisible();
    await page.keyboard.press('Escape');

    const owed = await ask(product, staffRebateEndpoints.readAgentPayable, { token, params: { id: agent.id } });
    expect(owed.owedUsd).toBeGreaterThan(0);
    await page.goto('/admin/#/money/rebates/owed');
    await find();
    await page.getByRole('link', { name: agent.name }).click();
    await drawer.getByRole('button', { name: 'Book a payout' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'At most' });
    await dialog.getByLabel(/^Amount in USD/).fill(((owed.owedUsd + 1) / 100).toFixed(2));
    await dialog.getByLabel(/^How and why/).fill('Bank transfer 7');
    await dialog.getByRole('button', { name: 'Book a payout' }).click();
    await expect(page.getByText('This is more than is owed now. Look again.').first()).toBeVisible();
    await dialog.getByLabel(/^Amount in USD/).fill((owed.owedUsd / 100).toFixed(2));
    await dialog.getByRole('button', { name: 'Book a payout' }).click();
    await expect(dialog).toBeHidden();
    await expect(drawer.getByText(`${dollars(owed.owedUsd)} · Bank transfer 7`)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Book a payout' })).toHaveCount(0);
    await audit(page, 'what is owed to an agent');
    await context.close();
    expect(await brokenInvariants(product)).toEqual([]);
  },
);
