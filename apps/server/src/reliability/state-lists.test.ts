import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CASE_STATES } from '@app/contract/orders/after-sale/reasons';
import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const LEFT_OUT = /\.test\.ts$|\.gen\.|(?:^|\/)(?:test|testing|reliability|demo|migrations)\//;
/** Its text is that of indexes, which migrations have written down. */
const AS_INDEXES_HAVE_IT = new Set(['modules/rebates/app/db/pending.ts']);

const machines = [goodsOrderMachine.states, travelOrderMachine.states, CASE_STATES];
const patterns = machines.map((states) => {
  const state = `'(?:${states.join('|')})'`;
  return new RegExp(`${state},\\s*${state}|[!=]== ${state}\\s*(?:\\|\\||&&)\\s*[\\w.]+ [!=]== ${state}|case ${state}:`);
});
const listsStates = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

test.each([
  "o.state IN ('pending_review', 'pending_payment')",
  "const OVER = ['completed',\n  'closed'];",
  "order.state === 'confirmed' || order.state === 'pending_verification'",
  "state !== 'completed' && state !== 'cancelled'",
  "switch (row.state) { case 'withdrawn': return null; }",
])('a list of states is found: %s', (text) => {
  expect(listsStates(text)).toBe(true);
});

test('no rule and no SQL lists states of an order or a return request: a group, or a table of every state, says which they are', () => {
  const files = globSync('{modules,verticals,platform}/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file) && !AS_INDEXES_HAVE_IT.has(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => listsStates(readFileSync(root + file, 'utf8')))).toEqual([]);
});
