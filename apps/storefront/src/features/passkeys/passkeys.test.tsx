import type { Passkey } from '@app/contract/passkeys/ceremony';
import { passkeyEndpoints as calls } from '@app/contract/passkeys/endpoints';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { idOf } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ANA } from '../../testing/shop-answers.ts';

const { made, ERRORS } = vi.hoisted(() => ({
  made: { next: 'cancelled' as unknown },
  ERRORS: { cancelled: 'NotAllowedError', known: 'InvalidStateError' } as Readonly<Record<string, string>>,
}));
// The library alone: what is ours may have been read by the tests of another file.
vi.mock('@simplewebauthn/browser', () => {
  const ceremony = async () => {
    const { next } = made;
    if (typeof next === 'string') throw Object.assign(new Error(next), { name: ERRORS[next] ?? 'UnknownError' });
    const { id, type, ...response } = next as { id: string; type: string };
    return { id, type, response };
  };
  return {
    startRegistration: ceremony,
    startAuthentication: ceremony,
    WebAuthnAbortService: { cancelCeremony: () => undefined },
  };
});
/** A browser that has passkeys, but offers none among what it fills in. */
const haveBrowserWith = (passkeys: boolean) =>
  vi.stubGlobal(
    'PublicKeyCredential',
    passkeys ? Object.assign(() => undefined, { isConditionalMediationAvailable: async () => false }) : undefined,
  );
beforeEach(() => haveBrowserWith(true));
afterEach(() => {
  made.next = 'cancelled';
  vi.unstubAllGlobals();
});

const PHONE: Passkey = {
  id: idOf(1),
  name: 'Safari on iOS',
  createdAt: '2026-01-05T08:00:00.000Z',
  lastUsedAt: null,
  synced: true,
};
const CREDENTIAL = { id: 'aWQ', type: 'public-key', clientDataJSON: 'e30', attestationObject: 'oA' };
const SIGNED = {
  id: 'aWQ',
  type: 'public-key',
  clientDataJSON: 'e30',
  authenticatorData: 'AA',
  signature: 'AA',
  userHandle: 'AA',
};
const OPTIONS = { challenge: 'AA' } as never;
const list = (passkeys: Passkey[], fresh = true) => ({ list: passkeys, max: 2, fresh });

test('a passkey is added at once after signing in; a person who says no is told of no fault', async () => {
  const server = new FakeServer()
    .answer(calls.passkeys, list([]))
    .answer(calls.beginPasskey, OPTIONS)
    .answer(calls.addPasskey, PHONE);
  const user = await openScreen('/passkeys', { server, as: ANA });
  await screen.findByText('No passkeys yet');
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(server.sentTo(calls.addPasskey)).toEqual([]);
  expect(screen.queryByText(/did not make or use/)).toBeNull();

  made.next = 'known';
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await screen.findByText('This device has a passkey for this account already.');

  made.next = CREDENTIAL;
  server.answer(calls.passkeys, list([PHONE]));
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await screen.findByRole('button', { name: /Safari on iOS.*Not used yet.*Synced/ });
  expect(server.sentTo(calls.addPasskey)).toMatchObject([{ body: { credential: CREDENTIAL } }]);
});

test('long after signing in the password is asked for, and stays typed when it is wrong', async () => {
  made.next = CREDENTIAL;
  const server = new FakeServer()
    .answer(calls.passkeys, list([], true))
    .refuse(calls.beginPasskey, 'input.invalid', { password: 'field.password_required' });
  const user = await openScreen('/passkeys', { server, as: ANA });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const sheet = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  const password = within(sheet).getByLabelText('Password');
  server.refuse(calls.beginPasskey, 'account.wrong_password', { password: 'error.account.wrong_password' });
  await fill(user, password, 'Lantern-00');
  await user.click(within(sheet).getByRole('button', { name: 'Continue' }));
  await within(sheet).findByText('The password is not correct.');
  expect(password).toHaveValue('Lantern-00');
  server
    .answer(calls.beginPasskey, OPTIONS)
    .answer(calls.addPasskey, PHONE)
    .answer(calls.passkeys, list([PHONE], false));
  await fill(user, password, 'Lantern-42');
  await user.click(within(sheet).getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: /Safari on iOS/ });
  expect(server.sentTo(calls.beginPasskey).at(-1)).toMatchObject({ body: { password: 'Lantern-42' } });
});

test('with as many as there can be, or where the browser has none, no button leads nowhere', async () => {
  const server = new FakeServer().answer(calls.passkeys, list([PHONE, { ...PHONE, id: idOf(2) }]));
  await openScreen('/passkeys', { server, as: ANA });
  await screen.findByText('You have 2 passkeys, the most there can be. Remove one to add another.');
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a browser without passkeys shows no button on this screen', async () => {
  haveBrowserWith(false);
  const server = new FakeServer().answer(calls.passkeys, list([PHONE]));
  await openScreen('/passkeys', { server, as: ANA });
  await screen.findByText(/This browser cannot make a passkey here/);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a browser without passkeys shows no button at sign-in', async () => {
  haveBrowserWith(false);
  await openScreen('/login', { server: new FakeServer() });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('signing in by a passkey: no is no fault, a refusal is said, and the session begins', async () => {
  const server = new FakeServer()
    .answer(calls.beginPasskeySignIn, OPTIONS)
    .refuse(calls.signInByPasskey, 'passkey.refused');
  const user = await openScreen('/login', { server });
  const press = async () => user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await press();
  expect(server.sentTo(calls.signInByPasskey)).toEqual([]);
  made.next = SIGNED;
  await press();
  await screen.findByText('This passkey does not sign in here. Sign in another way.');
  server.answer(calls.signInByPasskey, {
    token: { token: 'new', expiresAt: new Date().toISOString() },
    userInfo: ANA,
  });
  await press();
  await vi.waitFor(() => expect(window.location.hash).not.toContain('login'));
  expect(localStorage.getItem('system')).toContain('new');
});
