import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Device } from '@app/contract/accounts/security/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';

const HERE: Device = {
  id: idOf(1),
  kind: 'phone',
  browser: 'Chrome',
  system: 'Android',
  ip: '192.0.2.1',
  signedInAt: '2026-01-05T08:00:00.000Z',
  lastSeenAt: '2026-01-05T08:00:00.000Z',
  current: true,
};
const ELSEWHERE: Device = { ...HERE, id: idOf(2), kind: 'computer', system: 'Windows', current: false };

test('another device is signed out, then all of them', async () => {
  const server = new FakeServer()
    .answer(securityEndpoints.devices, [HERE, ELSEWHERE])
    .answer(securityEndpoints.endDevice, null)
    .answer(accountEndpoints.logoutEverywhere, null);
  const user = await openScreen('/devices', { server, as: ANA });
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.queryByText('You are signed in on this device only.')).toBeNull();
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: /^Sign out (?!everywhere)/ }));
  server.answer(securityEndpoints.devices, [HERE]);
  await confirm('Sign out');
  expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
  expect(server.sentTo(securityEndpoints.endDevice)).toMatchObject([{ body: { id: ELSEWHERE.id } }]);
  expect(screen.queryByRole('button', { name: /^Sign out (?!everywhere)/ })).toBeNull();

  expect(server.sentTo(accountEndpoints.logoutEverywhere)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await confirm('Sign out everywhere');
  await waitFor(() => expect(window.location.hash).toBe('#/login'));
  expect(server.sentTo(accountEndpoints.logoutEverywhere)).toHaveLength(1);
  expect(localStorage.getItem('system')).toBeNull();
});
