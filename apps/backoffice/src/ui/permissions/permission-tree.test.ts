import { type PermissionKey, permissionKeys, permissions } from '@app/contract/core/permissions';
import { expect, test } from 'vitest';
import { grants, grantsOf, type PermissionNode, permissionTree, rightsOf } from './permission-tree';

const flat = (nodes: readonly PermissionNode[]): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...flat(children)]);

test('when the registry is nested, then every entry that a role can be given stands in it once', () => {
  // Pages that open with rights of others grant nothing of their own.
  const byOthers: readonly PermissionKey[] = ['trade.all_deals', 'control.webhook_log', 'orders.earlier_customers'];
  expect(flat(permissionTree).sort()).toEqual(permissionKeys.filter((key) => !byOthers.includes(key)).sort());
  for (const key of byOthers) expect(grants).not.toContain(key);
});

test('when a directory is checked with all below it, then only what grants something is kept', () => {
  const below = (key: string): string[] =>
    permissionKeys.filter((one) => permissions[one].parent === key).flatMap((one) => [one, ...below(one)]);
  const kept = grantsOf(['control', ...below('control')]);
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.every((key) => grants.includes(key))).toBe(true);
  expect(kept).not.toContain('control.roles');
});

test('when a role is super, then it holds every entry though none is written down for it', () => {
  expect(grantsOf(rightsOf({ super: true, permissions: [] }))).toEqual(grants);
  expect(rightsOf({ super: false, permissions: ['control.log.view'] })).toEqual(['control.log.view']);
});
