import { expect, test } from 'vitest';
import { changedFields } from './operation-log.ts';
import { actionOf, isLogged, kindOfPath } from './staff-call.ts';

test('when two versions of a record are compared, then only the fields that differ are kept', () => {
  const before = { name: { en: 'Cup' }, price: 500, tags: ['a'], gone: 1 };
  const after = { name: { en: 'Cup' }, price: 600, tags: ['a', 'b'], come: 2 };
  expect(changedFields(before, after)).toEqual({
    before: { price: 500, tags: ['a'], gone: 1 },
    after: { price: 600, tags: ['a', 'b'], come: 2 },
  });
});

test('when a record is new or gone, then it is kept whole', () => {
  expect(changedFields(null, { a: 1 })).toEqual({ before: null, after: { a: 1 } });
  expect(changedFields({ a: 1 }, null)).toEqual({ before: { a: 1 }, after: null });
});

test('when a path is read, then its kind is the one use cases write', () => {
  expect(kindOfPath('/goods-orders/:id/ship')).toBe('goods_order');
  expect(kindOfPath('/categories/:id')).toBe('category');
  expect(kindOfPath('/products/flags')).toBe('product');
  expect(kindOfPath('/chat/talks/:id/close')).toBe('talk');
  expect(actionOf({ path: '/chat/talks/:id/close', name: 'closeTalk' })).toBe('talk.close');
});

test('when a call only reads, is quiet or open to all, then it is not logged', () => {
  const call = { method: 'POST', path: '/x', access: 'staff', summary: '', surface: 'backoffice' } as const;
  expect(isLogged(call)).toBe(true);
  expect(isLogged({ ...call, method: 'GET' })).toBe(false);
  expect(isLogged({ ...call, quiet: true })).toBe(false);
  expect(isLogged({ ...call, access: 'public' })).toBe(false);
  expect(isLogged({ ...call, surface: 'storefront' })).toBe(false);
});
