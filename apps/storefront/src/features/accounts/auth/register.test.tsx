import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';

const PASSWORD = 'Lantern-42';

const fields = () => ({
  email: screen.getByLabelText('E-mail'),
  password: screen.getByLabelText('Password'),
  again: screen.getByLabelText('Repeat the password'),
  invite: screen.getByLabelText('Invite code'),
  nickname: screen.getByLabelText('Nickname (optional)'),
  submit: screen.getByRole('button', { name: 'Create account' }),
});

test('registering: each field says its own rule, and what was typed is sent', async () => {
  const token = { token: 'new', expiresAt: new Date().toISOString() };
  const server = new FakeServer().answer(accountEndpoints.register, { token, userInfo: ANA, pointsGranted: 100 });
  const user = await openScreen('/register', { server });
  const { email, password, again, invite, nickname, submit } = fields();
  await fill(user, email, 'a@b');
  await fill(user, password, '123');
  await fill(user, again, '1234');
  await fill(user, nickname, 'a b!');
  await user.click(submit);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter an e-mail such as name@example.com.');
  expect(password).toHaveAccessibleDescription('Use 6 to 20 characters.');
  expect(invite).toHaveAccessibleDescription('Enter an invite code.');
  expect(nickname).toHaveAccessibleDescription('Use Chinese characters, letters, digits, _ and - only.');
  await fill(user, nickname, '');
  await fill(user, email, 'ana@example.com');
  await fill(user, password, PASSWORD);
  await fill(user, again, `${PASSWORD}y`);
  await fill(user, invite, 'CODE1234');
  await user.click(submit);
  expect(again).toBeInvalid();
  expect(again).toHaveAccessibleDescription('The two passwords are not the same.');
  expect(server.sentTo(accountEndpoints.register)).toEqual([]);

  await fill(user, again, PASSWORD);
  await user.click(submit);
  await screen.findByText('Welcome. You got 100 points.');
  const sent = { email: 'ana@example.com', password: PASSWORD, confirmPassword: PASSWORD, inviteCode: 'CODE1234' };
  expect(server.sentTo(accountEndpoints.register)).toMatchObject([{ body: sent }]);
  expect(window.location.hash).toBe('#/');
});

test('registering: what only the server knows is said at its field, and a reload keeps all but the passwords', async () => {
  const server = new FakeServer();
  const user = await openScreen('/register', { server });
  const { email, password, again, invite, submit } = fields();
  await fill(user, email, 'taken@example.com');
  await fill(user, password, PASSWORD);
  await fill(user, again, PASSWORD);
  await fill(user, invite, 'NOSUCH11');
  server.refuse(accountEndpoints.register, 'account.wrong_invite_code', {
    inviteCode: 'error.account.wrong_invite_code',
  });
  await user.click(submit);
  await screen.findByText('This invite code is not correct. Check it and try again.');
  expect(invite).toBeInvalid();
  expect(invite).toHaveAccessibleDescription('This invite code is not correct. Check it and try again.');
  server.refuse(accountEndpoints.register, 'account.email_registered', { email: 'error.account.email_registered' });
  await user.click(submit);
  await screen.findByText('This e-mail already has an account. Sign in instead.');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('This e-mail already has an account. Sign in instead.');
  expect(password).toHaveValue(PASSWORD);
  cleanup();

  await openScreen('/register', { server });
  expect(fields().email).toHaveValue('taken@example.com');
  expect(fields().invite).toHaveValue('NOSUCH11');
  expect(fields().password).toHaveValue('');
  expect(fields().again).toHaveValue('');
});
