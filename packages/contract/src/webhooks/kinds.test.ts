import { expect, test } from 'vitest';
import { isSharedKind, kindsFor, webhookKinds } from './kinds.ts';

test('the house hears every kind, agents and merchants what can be of theirs', () => {
  expect(kindsFor('house')).toEqual(webhookKinds);
  expect(kindsFor('agent')).toContain('order.placed');
  expect(kindsFor('agent')).not.toContain('dining.freed');
  expect(kindsFor('merchant')).toEqual(expect.arrayContaining(['travel.placed', 'dining.freed']));
  expect(kindsFor('merchant')).not.toContain('account.registered');
  for (const kind of ['catalog.product_changed', 'tour.moved'] as const)
    expect([isSharedKind(kind), kindsFor('agent').includes(kind)]).toEqual([false, false]);
});
