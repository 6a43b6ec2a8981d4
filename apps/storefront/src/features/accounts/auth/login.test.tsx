import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';

test('signing in: what is wrong is said at the field, and what was typed stays', async () => {
  const server = new FakeServer();
  const user = await openScreen('/login', { server });
  const [email, password] = [screen.getByLabelText('E-mail'), screen.getByLabelText('Password')];
  const submit = screen.getByRole('button', { name: 'Sign in' });
  await user.click(submit);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter your e-mail.');
  expect(password).toHaveAccessibleDescription('Enter your password.');
  await user.type(email, 'nonsense');
  await user.type(password, 'short');
  await user.click(submit);
  expect(email).toHaveAccessibleDescription('Enter an e-mail such as name@example.com.');
  expect(password).toHaveAccessibleDescription('Use 6 to 20 characters.');
  expect(server.sentTo(accountEndpoints.login)).toEqual([]);

  await user.clear(email);
  await user.type(email, 'ana@example.com');
  await user.clear(password);
  await user.type(password, 'Wrong-password-1');
  server.refuse(accountEndpoints.login, 'account.wrong_login');
  await user.click(submit);
  await screen.findByText('The e-mail or the password is not correct.');
  expect(email).toHaveValue('ana@example.com');
  expect(password).toHaveValue('Wrong-password-1');
});

test('a screen that needs a session asks for it and is shown afterwards, with its query', async () => {
  const session = { token: { token: 'new', expiresAt: new Date().toISOString() }, userInfo: ANA };
  const server = new FakeServer().answer(accountEndpoints.login, session);
  server.refuse(orderEndpoints.orderDetails, 'record.not_found');
  const address = '/orderdetails?id=01980000-0000-7000-8000-000000000000';
  const entries = window.history.length;
  const user = await openScreen(address, { server });
  const email = await screen.findByLabelText('E-mail');
  expect(window.location.hash).toBe('#/login');
  await user.type(email, 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lantern-42');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('We cannot find this page')).toBeVisible();
  expect(window.location.hash).toBe(`#${address}`);
  expect(server.sentTo(accountEndpoints.login)).toMatchObject([
    { body: { email: 'ana@example.com', password: 'Lantern-42' } },
  ]);
  expect(server.sentTo(orderEndpoints.orderDetails)[0]?.query.id).toBe('01980000-0000-7000-8000-000000000000');
  // Going back does not lead to the sign-in: it left no entry of its own.
  expect(window.history.length).toBe(entries);
});
