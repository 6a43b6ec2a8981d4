import { expect, test } from 'vitest';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import { actorOfKey, ownerFor } from './key-rights.ts';

const maker = (of: Partial<ScopedActor> = {}): ScopedActor => ({
  kind: 'staff',
  id: 'maria-id',
  sessionId: 's',
  username: 'maria',
  permissions: new Set(['orders.goods.view', 'orders.goods.ship']),
  mustChangePassword: false,
  worksFor: 'house',
  agentId: null,
  merchantId: null,
  ...of,
});
const nobody = { agentId: null, merchantId: null };

test('staff of the house choose for whom a key is made', () => {
  expect(ownerFor(maker(), nobody)).toEqual(nobody);
  expect(ownerFor(maker(), { agentId: 'a', merchantId: null })).toEqual({ agentId: 'a', merchantId: null });
});

test("an agent's and a merchant's staff make keys of their own alone", () => {
  const agents = maker({ worksFor: 'agent', agentId: 'a' });
  const merchants = maker({ worksFor: 'merchant', merchantId: 'm' });
  expect(ownerFor(agents, nobody)).toEqual({ agentId: 'a', merchantId: null });
  expect(ownerFor(agents, { agentId: 'b', merchantId: null })).toBe('agentId');
  expect(ownerFor(agents, { agentId: null, merchantId: 'm' })).toBe('merchantId');
  expect(ownerFor(merchants, { agentId: null, merchantId: 'm' })).toEqual({ agentId: null, merchantId: 'm' });
  expect(ownerFor(merchants, { agentId: 'a', merchantId: null })).toBe('agentId');
});

test('a key holds of its permissions what its maker holds now, for whom it was made, under its own name', () => {
  const key = { id: 'k', name: 'Books', permissions: ['orders.goods.view', 'money.ledger.view', 'gone'] };
  expect(actorOfKey(maker(), { ...key, agentId: 'a', merchantId: null })).toEqual({
    ...maker(),
    sessionId: 'k',
    apiKeyId: 'k',
    username: 'Books (maria)',
    permissions: new Set(['orders.goods.view']),
    worksFor: 'agent',
    agentId: 'a',
    merchantId: null,
  });
  expect(actorOfKey(maker(), { ...key, agentId: null, merchantId: 'm' }).worksFor).toBe('merchant');
  expect(actorOfKey(maker(), { ...key, ...nobody }).worksFor).toBe('house');
});
