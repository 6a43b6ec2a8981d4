import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { complaintsOf } from './complaints.ts';
import { slicesAt } from './slices.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'tables-'));
  plant('platform/jobs/forget-old.ts', "owns: ['outbox_event'],");
  plant('modules/agents/module.ts', "name: 'agents', owns: ['agent'],");
});
afterEach(() => rmSync(base, { recursive: true }));

function plant(file: string, text: string): void {
  const path = join(base, 'apps/server/src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const complaints = (stillWritten: readonly string[] = []) => complaintsOf(slicesAt(base), stillWritten);
const orders = (reads: string): void => plant('modules/orders/module.ts', `owns: ['goods_order'], ${reads}`);

test('what is declared is no matter, in either storey', () => {
  orders("reads: ['agent'],");
  plant('modules/orders/core/db/order.repo.ts', 'sql`SELECT 1 FROM goods_order o JOIN agent a ON true`');
  plant('modules/agents/app/db/agent.repo.ts', 'sql`UPDATE agent SET name = 1`');
  expect(complaints()).toEqual([]);
});

test('a table of another slice that is read and not declared is named, with its file', () => {
  orders('');
  plant('modules/orders/db/order.repo.ts', 'sql`SELECT 1 FROM agent`');
  expect(complaints()).toEqual([
    "apps/server/src/modules/orders/module.ts: reads lacks 'agent', which modules/orders/db/order.repo.ts reads",
  ]);
});

test('one that is declared and not read any more is named', () => {
  orders("reads: ['agent'],");
  expect(complaints()).toEqual([
    "apps/server/src/modules/orders/module.ts: reads has 'agent', which nothing of it reads",
  ]);
});

test('writing a table of another slice is refused, but for what is so since long; that list only shrinks', () => {
  orders('');
  plant('modules/orders/db/order.repo.ts', 'sql`INSERT INTO agent (id) VALUES (1)`');
  expect(complaints()).toEqual([
    'modules/orders/db/order.repo.ts: agent belongs to another slice, which alone may write it',
  ]);
  expect(complaints(['orders agent'])).toEqual([]);
  expect(complaints(['orders agent', 'orders outbox_event'])).toEqual([
    "tools/tables/complaints.ts: STILL_WRITTEN has 'orders outbox_event', which is so no more",
  ]);
});

test('tests and the demo may look at what they like', () => {
  orders('');
  plant('modules/orders/test/shop.ts', 'sql`INSERT INTO agent (id) VALUES (1)`');
  plant('modules/orders/demo/seed.ts', 'sql`INSERT INTO agent (id) VALUES (1)`');
  plant('modules/orders/domain/rules.test.ts', 'sql`SELECT 1 FROM agent`');
  expect(complaints()).toEqual([]);
});
