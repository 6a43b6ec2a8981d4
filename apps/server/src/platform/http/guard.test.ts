import type { Access } from '@app/contract/core/endpoint';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { newApiKey } from '../auth/api-key-token.ts';
import type { CustomerActor, ScopedActor } from './bind.ts';
import { type Authenticators, admit, whoseToken } from './guard.ts';

const customer: CustomerActor = { kind: 'customer', id: 'c', sessionId: 's', nickname: 'Ann' };
const staff = (of: Partial<ScopedActor> = {}): ScopedActor => ({
  kind: 'staff',
  id: 'f',
  sessionId: 's',
  username: 'sam',
  permissions: new Set(['orders.goods.view']),
  mustChangePassword: false,
  worksFor: 'house',
  merchantId: null,
  agentId: null,
  ...of,
});
const people: Record<string, ScopedActor> = {
  staff: staff(),
  fresh: staff({ mustChangePassword: true }),
  key: staff({ apiKeyId: 'k' }),
};
const authenticators: Authenticators = {
  visitor: async () => 'auth.sign_in_needed',
  customer: async (token) => (token === 'customer' ? customer : 'auth.token_mismatch'),
  staff: async (token) => people[token] ?? 'auth.token_mismatch',
  key: async () => 'auth.token_mismatch',
};
const decide = async (
  access: Access,
  token: string | null,
  path = '/x',
): Promise<ErrorKey | 'customer' | 'staff' | 'nobody'> => {
  try {
    const actors = await admit({ access, path, token }, authenticators);
    return actors.customer ? 'customer' : actors.staff ? 'staff' : 'nobody';
  } catch (error) {
    if (error instanceof Refusal) return error.key as ErrorKey;
    throw error;
  }
};
const view: Access = { permission: 'orders.goods.view' };
const ship: Access = { permission: 'orders.goods.ship' };
const either: Access = { anyOf: ['orders.goods.ship', 'orders.goods.view'] };
const neither: Access = { anyOf: ['orders.goods.ship', 'orders.goods.cancel'] };

test.each<[Access, string | null, string]>([
  ['public', null, 'nobody'],
  ['public', 'wrong', 'nobody'],
  ['optional', null, 'nobody'],
  ['optional', 'customer', 'customer'],
  ['optional', 'wrong', 'auth.token_mismatch'],
  ['optional', '', 'auth.token_mismatch'],
  ['customer', null, 'auth.sign_in_needed'],
  ['customer', 'customer', 'customer'],
  ['customer', 'staff', 'auth.token_mismatch'],
  ['staff', null, 'auth.sign_in_needed'],
  ['staff', 'staff', 'staff'],
  ['staff', 'customer', 'auth.token_mismatch'],
  [view, 'staff', 'staff'],
  [ship, 'staff', 'access.denied'],
  [either, 'staff', 'staff'],
  [either, 'customer', 'auth.token_mismatch'],
  [neither, 'staff', 'access.denied'],
  [view, 'fresh', 'staff.password_change_needed'],
])('access %o with token %o: %s', async (access, token, decision) => {
  expect(await decide(access, token)).toBe(decision);
});

test.each(['/session', '/logout', '/password'])('before the first password change %s is open', async (path) => {
  expect(await decide('staff', 'fresh', path)).toBe('staff');
});

test('what is a matter of a person is refused to a key, and open to a session', async () => {
  const asked = (token: string) => admit({ access: 'staff', path: '/x', byPerson: true, token }, authenticators);
  await expect(asked('key')).rejects.toMatchObject({ key: 'auth.person_needed' });
  expect((await asked('staff')).staff?.id).toBe('f');
  expect((await admit({ access: view, path: '/x', token: 'key' }, authenticators)).staff?.apiKeyId).toBe('k');
});

test('a key is looked up by its address at the back office alone', async () => {
  const { token } = newApiKey();
  const asked: string[] = [];
  const key: Authenticators['key'] = async (given, ip) => {
    asked.push(ip);
    return given === token ? staff({ apiKeyId: 'k' }) : 'auth.token_mismatch';
  };
  const of = { ...authenticators, key };
  expect(await whoseToken(of, 'staff', { token, ip: '1.1.1.1' })).toMatchObject({ apiKeyId: 'k' });
  expect(await whoseToken(of, 'customer', { token, ip: '1.1.1.2' })).toBe('auth.token_mismatch');
  expect(await whoseToken(of, 'staff', { token: 'staff', ip: '1.1.1.3' })).toMatchObject({ id: 'f' });
  expect(asked).toEqual(['1.1.1.1']);
});
