import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA, dollars } from '../../../testing/shop-answers.ts';

test('money and open orders stand in the way of a deletion, with the way to them', async () => {
  const server = new FakeServer().answer(securityEndpoints.deletion, {
    waiting: null,
    blockers: [
      { kind: 'balance', amount: dollars(1_250) },
      { kind: 'held', amount: dollars(300) },
      { kind: 'orders', count: 2 },
      { kind: 'bookings', count: 1 },
    ],
    days: 14,
    points: 0,
  });
  await openScreen('/deleteaccount', { server, as: ANA });
  expect(await screen.findByText('Settle this first')).toBeVisible();
  const wallet = screen.getByRole('link', { name: /Wallet balance/ });
  expect(wallet).toHaveTextContent('$12.50');
  expect(wallet).toHaveAttribute('href', '#/mine');
  expect(screen.getByText('Wait until it is paid out')).toBeVisible();
  expect(screen.getByRole('link', { name: /2 open orders/ })).toHaveAttribute('href', '#/myorders');
  expect(screen.getByRole('link', { name: /1 open booking/ })).toHaveAttribute('href', '#/order');
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test('without anything in the way the password alone asks for the deletion', async () => {
  const nothing = { waiting: null, blockers: [], days: 14, points: 0 };
  await openScreen('/deleteaccount', {
    server: new FakeServer().answer(securityEndpoints.deletion, nothing),
    as: ANA,
  });
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeEnabled();
  expect(screen.queryByText('Settle this first')).toBeNull();
});
