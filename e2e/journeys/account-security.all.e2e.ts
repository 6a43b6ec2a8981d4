import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, freshEmail, INVITE_CODE, newCustomer, PASSWORD } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { codeFor } from '../support/outbox.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

/** Somebody new whose e-mail is not confirmed. */
async function stranger(product: Product) {
  const email = freshEmail();
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD, inviteCode: INVITE_CODE };
  const { token, userInfo } = await ask(product, accountEndpoints.register, { body });
  return { id: userInfo.id, email, token: token.token, userInfo };
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

test('an e-mail is confirmed by the code from the mail, and brings its points', async ({ page, product }) => {
  const customer = await stranger(product);
  await carrySession(page, customer);
  await open(page, '/mine');
  await screen(page, 'mine')
    .getByRole('link', { name: /Confirm your e-mail/ })
    .click();
  await expectPath(page, '/emailverify');
  const verify = screen(page, 'emailVerify');
  await audit(page, 'confirm e-mail');
  await verify.getByRole('button', { name: 'Send the code' }).click();
  const field = verify.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(verify.getByText(/Send again in/)).toBeVisible();
  const code = await codeFor(product, customer.email);
  await field.fill('12');
  await verify.getByRole('button', { name: 'Confirm' }).click();
  await expect(verify.getByText('The code has 6 digits.')).toBeVisible();
  await field.fill(other(code));
  await expect(verify.getByText('The code is not correct.')).toBeVisible();
  await audit(page, 'wrong code');
  await field.fill(code);
  await expect(page.getByText('E-mail confirmed. You got 100 points.')).toBeVisible();
  await verify.getByRole('button', { name: 'Done' }).click();
  await expectPath(page, '/mine');
  await expect(screen(page, 'mine').getByRole('link', { name: /Confirm your e-mail/ })).toHaveCount(0);
});

test('e-mail, phone and password are changed on their screens', AT_NIGHT, async ({ page, product }) => {
  const customer = await newCustomer(product);
  const wanted = freshEmail();
  await carrySession(page, customer);
  await open(page, '/email');
  const email = screen(page, 'email');
  await email.getByLabel('New e-mail').fill(wanted);
  await email.getByLabel('Your password').fill('Lantern-00');
  await email.getByRole('button', { name: 'Send the code' }).click();
  await expect(email.getByText('The password is not correct.')).toBeVisible();
  await email.getByLabel('Your password').fill(PASSWORD);
  await email.getByRole('button', { name: 'Send the code' }).click();
  await email.getByLabel('Code', { exact: true }).fill(await codeFor(product, wanted));
  await expect(email.getByText(wanted, { exact: true })).toBeVisible();
  await audit(page, 'e-mail');

  await open(page, '/phone');
  const phone = screen(page, 'phone');
  await phone.getByLabel('Phone', { exact: true }).fill('12');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByText('Enter a correct phone number.')).toBeVisible();
  await audit(page, 'phone');
  await phone.getByLabel('Phone', { exact: true }).fill('(202) 555-0123');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Phone number saved')).toBeVisible();

  await open(page, '/changepassword');
  const password = screen(page, 'changePassword');
  await password.getByLabel('Old password').fill(PASSWORD);
  await password.getByLabel('New password', { exact: true }).fill('Harbour-77');
  await password.getByLabel('Repeat the new password').fill('Harbour-77');
  await audit(page, 'change password');
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
});

test('another device is signed out, then all of them', AT_NIGHT, async ({ page, product }) => {
  const customer = await newCustomer(product);
  const elsewhere = await ask(product, accountEndpoints.login, { body: { email: customer.email, password: PASSWORD } });
  await carrySession(page, customer);
  await open(page, '/devices');
  const devices = screen(page, 'devices');
  await expect(devices.getByText('This device')).toBeVisible();
  await audit(page, 'devices');
  await devices.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByText('You are signed in on this device only.')).toBeVisible();
  const answer = await ask(product, securityEndpoints.security, { token: elsewhere.token.token }).catch(String);
  expect(String(answer)).toContain('2011');
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectPath(page, '/login');
});

test('an account is to be deleted, says so at the next sign-in, and is kept after all', async ({ page, product }) => {
  const customer = await newCustomer(product);
  await carrySession(page, customer);
  await open(page, '/deleteaccount');
  const leaving = screen(page, 'deleteAccount');
  await audit(page, 'delete account');
  await leaving.getByLabel('Your password').fill(PASSWORD);
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(leaving.getByRole('heading', { name: /Your account will be deleted on/ })).toBeVisible();
  await audit(page, 'deletion waits');
  await page.evaluate(() => localStorage.removeItem('system'));
  await page.reload();
  await open(page, '/login');
  const login = screen(page, 'login');
  await login.getByLabel('E-mail').fill(customer.email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, '/deleteaccount');
  await screen(page, 'deleteAccount').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
});

test(
  'money and open orders stand in the way of a deletion, with the way to them',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await newCustomer(product, { usd: 1_250 });
    await carrySession(page, customer);
    await open(page, '/deleteaccount');
    const leaving = screen(page, 'deleteAccount');
    await expect(leaving.getByRole('link', { name: /Wallet balance/ })).toContainText('12');
    await expect(leaving.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await audit(page, 'deletion blocked');
  },
);

test('staff read the outbox and see who leaves', async ({ page, product }) => {
  const customer = await stranger(product);
  await ask(product, securityEndpoints.sendEmailCode, { body: { purpose: 'verify' }, token: customer.token });
  await page.setViewportSize(DESK);
  await carryStaffSession(page, await staffToken(product));
  await page.goto(`/admin/#/system/mail?filter=${encodeURIComponent(JSON.stringify({ recipient: customer.email }))}`);
  await page.getByRole('link', { name: /is your code/ }).click();
  const code = await codeFor(product, customer.email);
  await expect(page.frameLocator('iframe').getByText(code, { exact: true })).toBeVisible();
  await audit(page, 'mail outbox');
  await page.goto('/admin/#/people/deletions');
  await expect(page.getByRole('heading', { name: 'Deletion requests' })).toBeVisible();
  await expect(page.getByText('Held up by')).toBeVisible();
  await audit(page, 'deletion requests');
});
