import { isBeyondScope, STAFF_SCOPES, type StaffScope, scopeReach } from '@app/contract/core/endpoint';
import { expect, test } from 'vitest';
import type { BoundEndpoint, Call, ScopedActor } from './bind.ts';
import { handleInScope, seeingEverybody } from './staff-scope.ts';

const staff = (of: { agentId?: string; merchantId?: string } = {}): ScopedActor => ({
  kind: 'staff',
  id: 'f',
  sessionId: 's',
  username: 'sam',
  permissions: new Set(),
  mustChangePassword: false,
  worksFor: of.agentId ? 'agent' : of.merchantId ? 'merchant' : 'house',
  agentId: of.agentId ?? null,
  merchantId: of.merchantId ?? null,
});
const house = staff();
const ofAgent = staff({ agentId: 'a' });
const ofMerchant = staff({ merchantId: 'm' });

type Handle = (call: { staff: ScopedActor }) => unknown;
const bound = (scope: StaffScope, handle: Handle): BoundEndpoint =>
  ({
    endpoint: { name: 'listThings', scope },
    handle: async (call: never) => handle(call),
  }) as unknown as BoundEndpoint;
const askAgent: Handle = ({ staff: { agentId } }) => agentId ?? 'everybody';
const askMerchant: Handle = ({ staff: { merchantId } }) => merchantId ?? 'everybody';
const askBoth: Handle = (call) => `${askAgent(call)} ${askMerchant(call)}`;
const forgetful: Handle = () => 'everybody';
const run = (one: BoundEndpoint, by: ScopedActor, strict = false) =>
  handleInScope(one, { staff: by, callAs: (seen) => ({ staff: seen }) as unknown as Call<never, ScopedActor>, strict });

test('a handler that asks for whom its scope narrows by is answered', async () => {
  expect(await run(bound('own_tree', askAgent), ofAgent)).toBe('a');
  expect(await run(bound('own_tree', askAgent), house, true)).toBe('everybody');
  expect(await run(bound('own_places', askMerchant), ofMerchant)).toBe('m');
  expect(await run(bound('shared_own_places', askMerchant), ofAgent, true)).toBe('everybody');
  expect(await run(bound('own_tree_own_places', askBoth), ofMerchant, true)).toBe('everybody m');
});

test("a handler that forgets to ask answers nobody else's staff, and nobody where answers are checked", async () => {
  await expect(run(bound('own_tree', forgetful), ofAgent)).rejects.toThrow('never asked for the agent');
  await expect(run(bound('own_tree', forgetful), house, true)).rejects.toThrow('listThings has the scope own_tree');
  await expect(run(bound('own_places', askAgent), ofMerchant)).rejects.toThrow('never asked for the merchant');
  await expect(run(bound('own_tree_own_places', askAgent), ofMerchant)).rejects.toThrow('never asked for the merchant');
  await expect(run(bound('own_tree_own_places', askMerchant), house, true)).rejects.toThrow('asked for the agent');
  expect(await run(bound('own_tree', forgetful), house)).toBe('everybody');
});

test('handlers of the other scopes need not ask', async () => {
  for (const scope of ['house', 'self', 'shared'] as const)
    for (const by of [ofAgent, ofMerchant]) expect(await run(bound(scope, forgetful), by, true)).toBe('everybody');
});

test('what is beyond the staff of an agent and of a merchant, and that only staff of the house see everybody', () => {
  const beyond = (by: ScopedActor) => STAFF_SCOPES.filter((scope) => isBeyondScope(scope, by.worksFor));
  expect(beyond(house)).toEqual([]);
  expect(beyond(ofAgent)).toEqual(['own_places', 'house']);
  expect(beyond(ofMerchant)).toEqual(['own_tree', 'house']);
  expect(Object.keys(scopeReach)).toEqual([...STAFF_SCOPES]);
  expect(seeingEverybody(house).agentId).toBeNull();
  for (const by of [ofAgent, ofMerchant]) expect(() => seeingEverybody(by)).toThrow('only staff of the house');
});
