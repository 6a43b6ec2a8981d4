import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { bought, complete, newAgent } from '../support/steps/rebates.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

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
