import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoints, defineStaffEndpoints } from './endpoint.ts';

const shapes = { listThings: { answer: z.null() } };
const rule = {
  method: 'GET',
  path: '/things',
  access: { permission: 'orders.goods.view' },
  summary: 'Things',
} as const;

test('a call of the back office without a scope, or with another name than its shape, does not compile', () => {
  const { listThings } = defineStaffEndpoints<typeof shapes>()({ listThings: { ...rule, scope: 'own_tree' } });
  const scope: 'own_tree' = listThings.scope;
  expect(scope).toBe('own_tree');
  expect(listThings.surface).toBe('backoffice');
  // @ts-expect-error: the scope is missing
  defineStaffEndpoints<typeof shapes>()({ listThings: rule });
  // @ts-expect-error: no such scope
  defineStaffEndpoints<typeof shapes>()({ listThings: { ...rule, scope: 'everything' } });
  const house = { ...rule, scope: 'house' } as const;
  // @ts-expect-error: no shape has this name
  defineStaffEndpoints<typeof shapes>()({ listThings: house, other: house });
  // @ts-expect-error: calls of the back office are declared with their scope
  defineEndpoints<typeof shapes>()('backoffice', { listThings: rule });
});
