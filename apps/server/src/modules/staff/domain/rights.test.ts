import { permissionKeys } from '@app/contract/core/permissions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPermissions, reaches } from './rights.ts';

const some = fc.subarray([...permissionKeys]);
const role = (permissions: readonly string[]) => ({ super: false, permissions });

test('when somebody grants, then it is never more than they hold themselves', () => {
  fc.assert(
    fc.property(some, some, (mine, others) => {
      const missing = others.filter((key) => !mine.includes(key));
      expect(reaches(role(mine), role(others))).toBe(missing.length === 0);
    }),
  );
});

test('when somebody holds every permission, then they still do not reach a super administrator', () => {
  expect(reaches(role(permissionKeys), { super: true, permissions: [] })).toBe(false);
  expect(reaches({ super: true, permissions: [] }, { super: true, permissions: [] })).toBe(true);
});

test('when a role holds a permission that is no more, then it counts for nothing', () => {
  expect(knownPermissions(['dashboard.view', 'gone.view'])).toEqual(['dashboard.view']);
  expect(reaches(role([]), role(['gone.view']))).toBe(true);
});
