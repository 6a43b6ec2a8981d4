import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffAgentEndpoints } from '@app/contract/agents/staff-endpoints';
import { sql } from 'kysely';
import { newCustomer, PASSWORD } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { PIXEL } from '../../support/pictures.ts';
import { ask, onDatabase } from '../../support/products.ts';
import { DESK, staffToken } from '../../support/staff.ts';
import { atDesk, box, fromMenu, onTop, rowOf } from '../../support/steps/every-action.ts';
import { newAgent } from '../../support/steps/rebates.ts';

test.use({ viewport: DESK });

test('a customer is opened, changed, given a picture, mailed a code and signed out; an agent is made one again', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const token = await staffToken(product);
  const customer = await newCustomer(product, { usd: 1_000 });
  for (let device = 0; device < 2; device += 1)
    await ask(product, accountEndpoints.login, { body: { email: customer.email, password: PASSWORD } });
  const agent = await newAgent(product, null);
  await ask(product, staffAgentEndpoints.endAgent, {
    token,
    params: { id: agent.id },
    body: { version: 1, reason: 'Left us' },
  });
  await atDesk(page, product, async ({ press, open }) => {
    const save = () => onTop(page).getByRole('button', { name: 'Save', exact: true });
    await open('/people/users');
    await page.getByRole('button', { name: 'New customer' }).click();
    await onTop(page)
      .getByLabel('E-mail')
      .fill(`desk-${randomUUID().slice(0, 8)}@example.com`);
    await press(save(), 'Account opened');

    await open(`/people/users/${customer.id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await onTop(page).locator('input[type=file]').setInputFiles(PIXEL);
    await expect(onTop(page).locator('img')).toBeVisible();
    await onTop(page).getByLabel('Real name').fill('Ana Reis');
    await press(save(), 'Saved');
    const devices = page.getByRole('region', { name: 'Signed in on' });
    await press(devices.getByRole('button', { name: /^Sign out (?!everywhere)/ }).first(), 'Signed out');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await press(onTop(page).getByRole('button', { name: 'Sign out everywhere' }), 'Signed out');
    await page.getByRole('button', { name: 'Send reset code' }).click();
    await press(onTop(page).getByRole('button', { name: 'Send reset code' }), 'The code is on its way');

    await open(`/people/agents/${agent.id}`);
    await page.getByRole('button', { name: 'Make an agent again' }).click();
    await onTop(page)
      .getByLabel(/^Reason/)
      .fill('Came back');
    await press(onTop(page).getByRole('button', { name: 'Make an agent again' }), 'Agent again');
  });
});

test('an administrator is changed, freed of an authenticator and signed out, one session and then all', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const username = `desk-${randomUUID().slice(0, 8)}`;
  await onDatabase(product, (db) =>
    sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id, totp_secret)
      SELECT ${randomUUID()}, ${username}, 'Ana Reis', 'x', false, id, 'bound' FROM staff_role WHERE super LIMIT 1`.execute(
      db,
    ),
  );
  for (let device = 0; device < 3; device += 1) await staffToken(product, undefined, username);
  await atDesk(page, product, async ({ press, open }) => {
    await open('/control/administrators');
    const row = rowOf(page, username);
    await row.getByRole('button', { name: 'Edit', exact: true }).click();
    await box(onTop(page), 'Name').fill('Rui Costa');
    await press(onTop(page).getByRole('button', { name: 'Save', exact: true }), 'Saved');
    await fromMenu(row, 'Clear authenticator');
    await press(onTop(page).getByRole('button', { name: 'Clear authenticator' }), 'Authenticator cleared');
    await row.getByRole('button', { name: 'View', exact: true }).click();
    const drawer = onTop(page);
    await press(drawer.getByRole('button', { name: 'Sign out', exact: true }).first(), 'Signed out');
    await press(drawer.getByRole('button', { name: 'Sign out everywhere' }), 'Signed out');
    await expect(drawer.getByText('Not signed in anywhere.')).toBeVisible();
  });
});
