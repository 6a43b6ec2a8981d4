import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test('when a value holds secrets at any depth, then none of them is kept', () => {
  const given = { username: 'ana', password: 'hunter22', config: { apiKey: 'k-1', webhookSecret: ['s-1', 's-2'] } };
  const kept = JSON.stringify(masked(given));
  expect(kept).toContain('ana');
  for (const secret of ['hunter22', 'k-1', 's-1', 's-2']) expect(kept).not.toContain(secret);
});

test('when a value holds personal data, then only its end is kept, and e-mail addresses lose their names', () => {
  const address = { name: 'Ann Lee', tel: '+12025550123', addressDetail: '1 Main Street', country: 'US' };
  expect(masked({ address, note: 'Wrote to ines@avela.example twice', phone: '+12025550123' })).toEqual({
    address: { name: '•••ee', tel: '•••23', addressDetail: '•••et', country: '•••' },
    note: 'Wrote to i•••@avela.example twice',
    phone: '•••23',
  });
});

test('when a value is plain, then it is kept as it is, moments as ISO texts', () => {
  const plain = { name: { 'en-US': 'Cup' }, priceUsd: 500, online: true, tags: ['a'], gone: null };
  expect(masked({ ...plain, at: new Date(0) })).toEqual({ ...plain, at: '1970-01-01T00:00:00.000Z' });
});

test('when a value nests without end, then it is cut instead of read for ever', () => {
  const circle: Record<string, unknown> = {};
  circle.again = circle;
  expect(JSON.stringify(masked(circle)).length).toBeLessThan(1_000);
});

test('when a value holds what the database cannot keep, in names, texts or hidden texts, then it is left out', () => {
  const given = { 'a\u0000b': 'x\u0000y', phone: '+1202555012\u0000', note: 'half \ud800 a character' };
  const kept = JSON.stringify(masked(given));
  expect(kept).not.toContain('\\u0000');
  expect(kept).not.toContain('\\ud800');
  expect(kept).toContain('"ab":"xy"');
});
