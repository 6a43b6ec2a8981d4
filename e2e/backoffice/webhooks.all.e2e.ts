import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

const row = (page: Page, name: string) => page.locator('tbody').getByRole('row').filter({ hasText: name });

/** A program that notes what it is sent. */
async function openProgram() {
  const received: { text: string; headers: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      received.push({ text, headers: request.headers as Record<string, string> });
      response.writeHead(200).end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/hooks`, close: () => server.close() };
}

test('a webhook is added, told of a new customer, looked at in the log, sent again, given another secret, paused and deleted', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const program = await openProgram();
  const name = `Books ${randomUUID().slice(0, 8)}`;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/control/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const drawer = page.getByRole('dialog', { name: 'New webhook' });
  await drawer.getByLabel(/^Name/).fill(name);
  await drawer.getByLabel(/^Address/).fill('http://books.example.com/hooks');
  await drawer.getByRole('checkbox', { name: 'Somebody registered' }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Enter an https address of the open internet')).toBeVisible();
  await drawer.getByLabel(/^Address/).fill(program.url);
  await audit(page, 'a new webhook');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('dialog', { name: 'The secret' });
  const secret = (await told.getByText(/^whsec_/).textContent())?.trim() ?? '';
  await told.getByRole('button', { name: 'I have copied it' }).click();
  await audit(page, 'webhooks');
  await page.getByRole('button', { name: 'New signing key for assistants' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New signing key for assistants' }).click();
  await expect(page.getByText('News for assistants are signed by a new key')).toBeVisible();

  const customer = await newCustomer(product);
  await expect
    .poll(() => program.received.some(({ text }) => text.includes(customer.id)), { timeout: 30_000 })
    .toBe(true);
  const first = program.received.find(({ text }) => text.includes(customer.id));
  expect(new Webhook(secret).verify(first?.text ?? '', first?.headers ?? {})).toMatchObject({
    type: 'account.registered',
    version: 1,
    data: { customerId: customer.id },
  });

  const act = async (label: string) => {
    await row(page, name).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await act('What was sent');
  await page.locator('tbody').getByRole('link', { name: 'Somebody registered' }).first().click();
  const message = page.getByRole('dialog', { name: 'Somebody registered' });
  await expect(message.getByText('thanks')).toBeVisible();
  await audit(page, 'a message');
  const before = program.received.length;
  await message.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => program.received.length, { timeout: 30_000 }).toBeGreaterThan(before);

  await page.goto('/admin/#/control/webhooks');
  await act('New secret');
  await page
    .getByRole('dialog', { name: /New secret for/ })
    .getByRole('button', { name: 'New secret' })
    .click();
  await page.getByRole('dialog', { name: 'The secret' }).getByRole('button', { name: 'I have copied it' }).click();
  await act('Pause');
  await expect(row(page, name)).toContainText('Paused');
  await row(page, name).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name });
  await expect(form.getByText('Paused by staff.')).toBeVisible();
  await form.getByLabel(/^Name/).fill(`${name} II`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, `${name} II`)).toBeVisible();
  await act('Delete');
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row(page, name)).toHaveCount(0);

  // Of a merchant's address the kinds are those that can be of its places.
  await page.getByRole('button', { name: 'New webhook' }).click();
  await drawer.getByLabel(/^Name/).fill(name);
  await drawer.getByLabel(/^Address/).fill(program.url);
  await choose(drawer.getByLabel(/^Merchant/), 'Casa Lume');
  await expect(drawer.getByRole('checkbox', { name: 'Somebody registered' })).toHaveCount(0);
  await drawer.getByRole('checkbox', { name: 'Waiting list changed' }).check();
  await audit(page, 'a new webhook of a merchant');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await told.getByRole('button', { name: 'I have copied it' }).click();
  await expect(row(page, name)).toContainText('Casa Lume');
  await act('Delete');
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row(page, name)).toHaveCount(0);
  program.close();
});
