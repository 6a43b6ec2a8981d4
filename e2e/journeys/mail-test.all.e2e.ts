import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('a test mail says what the mail server answered, in a browser that has opened the storefront too', async ({
  page,
  product,
}) => {
  // The storefront leaves its anti-forgery cookie, which the back office's calls have to echo.
  await page.goto('/');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('XSRF-TOKEN');
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/system/mail');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a test mail' });
  const recipient = dialog.getByLabel('Recipient');
  await recipient.fill('nobody');
  await recipient.press('Enter');
  await expect(dialog.getByText('Enter an e-mail such as name@example.com.')).toBeVisible();
  await recipient.fill('owner@shop.example');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('No mail server is set up');
  await audit(page, 'the result of a test mail');
  await expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});
