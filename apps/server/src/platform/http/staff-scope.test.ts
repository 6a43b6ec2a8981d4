import type { StaffScope } from '@app/contract/core/endpoint';
import { expect, test } from 'vitest';
import type { BoundEndpoint, Call, TreeActor } from './bind.ts';
import { handleInScope, isBeyondScope, seeingEverybody } from './staff-scope.ts';

const staff = (agentId: string | null): TreeActor => ({
  kind: 'staff',
  id: 'f',
  sessionId: 's',
  username: 'sam',
  permissions: new Set(),
  mustChangePassword: false,
  ofHouse: agentId === null,
  agentId,
});
const bound = (scope: StaffScope, handle: (call: { staff: TreeActor }) => unknown): BoundEndpoint =>
  ({
    endpoint: { name: 'listThings', scope },
    handle: async (call: never) => handle(call),
  }) as unknown as BoundEndpoint;
const asking = ({ staff: { agentId } }: { staff: TreeActor }) => agentId ?? 'everybody';
const forgetful = () => 'everybody';
const run = (one: BoundEndpoint, by: TreeActor, strict = false) =>
  handleInScope(one, { staff: by, callAs: (seen) => ({ staff: seen }) as unknown as Call<never, TreeActor>, strict });

test('a handler of own_tree that asks for the agent is answered', async () => {
  expect(await run(bound('own_tree', asking), staff('a'))).toBe('a');
  expect(await run(bound('own_tree', asking), staff(null), true)).toBe('everybody');
});

test("a handler of own_tree that forgets to ask answers no agent's staff, and nobody where answers are checked", async () => {
  await expect(run(bound('own_tree', forgetful), staff('a'))).rejects.toThrow('never asked whose staff calls');
  await expect(run(bound('own_tree', forgetful), staff(null), true)).rejects.toThrow(
    'listThings has the scope own_tree',
  );
  expect(await run(bound('own_tree', forgetful), staff(null))).toBe('everybody');
});

test('handlers of the other scopes need not ask', async () => {
  for (const scope of ['house', 'self', 'shared'] as const)
    expect(await run(bound(scope, forgetful), staff('a'), true)).toBe('everybody');
});

test("the house's affairs are beyond an agent's staff, and only staff of the house see everybody", () => {
  const scopes = ['own_tree', 'house', 'self', 'shared'] as const;
  expect(scopes.filter((scope) => isBeyondScope(scope, staff('a')))).toEqual(['house']);
  expect(scopes.filter((scope) => isBeyondScope(scope, staff(null)))).toEqual([]);
  expect(seeingEverybody(staff(null)).agentId).toBeNull();
  expect(() => seeingEverybody(staff('a'))).toThrow('only staff of the house');
});
