import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Security } from '@app/contract/accounts/security/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { inAnHour } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';

const SECURITY: Security = {
  email: 'ana@example.com',
  emailVerified: true,
  emailPoints: 0,
  phone: null,
  passwordChangedAt: '2026-01-05T08:00:00.000Z',
  verifying: null,
  changing: null,
  deletion: null,
};
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

test('an e-mail is changed by the password and the code that the new one gets', async () => {
  const server = new FakeServer()
    .answer(securityEndpoints.security, SECURITY)
    .refuse(securityEndpoints.changeEmail, 'account.wrong_password', { password: 'error.account.wrong_password' });
  const user = await openScreen('/email', { server, as: ANA });
  await fill(user, await screen.findByLabelText('New e-mail'), 'new@example.com');
  await fill(user, field('Your password'), 'Lantern-00');
  await user.click(press('Send the code'));
  await screen.findByText('The password is not correct.');
  expect(field('Your password')).toHaveAccessibleDescription('The password is not correct.');
  expect(field('New e-mail')).toHaveValue('new@example.com');

  const changing = { email: 'new@example.com', expiresAt: inAnHour(), resendAt: inAnHour() };
  server.answer(securityEndpoints.changeEmail, changing).answer(securityEndpoints.security, { ...SECURITY, changing });
  await fill(user, field('Your password'), 'Lantern-42');
  await user.click(press('Send the code'));
  const code = await screen.findByLabelText('Code');
  const asked = { email: 'new@example.com', password: 'Lantern-42' };
  expect(server.sentTo(securityEndpoints.changeEmail)[1]).toMatchObject({ body: asked });
  server.refuse(securityEndpoints.confirmEmail, 'account.wrong_code', { code: 'error.account.wrong_code' });
  await fill(user, code, '000000');
  await screen.findByText('The code is not correct.');
  const userInfo = { ...ANA, email: 'new@example.com' };
  server.answer(securityEndpoints.confirmEmail, { pointsGranted: 0, userInfo });
  server.answer(securityEndpoints.security, { ...SECURITY, email: 'new@example.com' });
  await fill(user, code, '123456');
  expect(await screen.findByText('new@example.com', { exact: true })).toBeVisible();
  await screen.findByText('E-mail changed');
  expect(server.sentTo(securityEndpoints.confirmEmail)[1]).toMatchObject({ body: { code: '123456' } });
});

test('a phone number is checked at its field, then saved', async () => {
  const number = { country: 'US', tel: '(202) 555-0123' };
  const server = new FakeServer()
    .answer(securityEndpoints.security, SECURITY)
    .answer(securityEndpoints.savePhone, number);
  const user = await openScreen('/phone', { server, as: ANA });
  await fill(user, await screen.findByLabelText('Phone'), '12');
  await user.click(press('Save'));
  expect(field('Phone')).toBeInvalid();
  expect(field('Phone')).toHaveAccessibleDescription('Enter a correct phone number.');
  expect(server.sentTo(securityEndpoints.savePhone)).toEqual([]);
  await fill(user, field('Phone'), number.tel);
  await user.click(press('Save'));
  await screen.findByText('Phone number saved');
  expect(server.sentTo(securityEndpoints.savePhone)).toMatchObject([{ body: number }]);
});

test('a password is changed by the old one', async () => {
  const server = new FakeServer()
    .answer(securityEndpoints.security, SECURITY)
    .answer(accountEndpoints.changePassword, null);
  const user = await openScreen('/changepassword', { server, as: ANA });
  await fill(user, await screen.findByLabelText('Old password'), 'Lantern-42');
  await fill(user, field('New password'), 'Harbour-77');
  await fill(user, field('Repeat the new password'), 'Harbour-78');
  await user.click(press('Save password'));
  expect(field('Repeat the new password')).toHaveAccessibleDescription('The two passwords are not the same.');
  expect(server.sentTo(accountEndpoints.changePassword)).toEqual([]);
  await fill(user, field('Repeat the new password'), 'Harbour-77');
  await user.click(press('Save password'));
  await screen.findByText('Password changed');
  const sent = { oldPassword: 'Lantern-42', password: 'Harbour-77', confirmPassword: 'Harbour-77' };
  expect(server.sentTo(accountEndpoints.changePassword)).toMatchObject([{ body: sent }]);
});
