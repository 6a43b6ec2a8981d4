import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { complaintsOf, historyAmiss, readersAmiss } from './complaints.ts';
import { historyFile } from './history.ts';
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
const complaints = () => complaintsOf(slicesAt(base));
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

test('writing a table of another slice is refused', () => {
  orders('');
  plant('modules/orders/db/order.repo.ts', 'sql`INSERT INTO agent (id) VALUES (1)`');
  expect(complaints()).toEqual([
    'modules/orders/db/order.repo.ts: agent belongs to another slice, which alone may write it',
  ]);
});

test('tests and the demo may look at what they like', () => {
  orders('');
  plant('modules/orders/test/fixtures.ts', 'sql`INSERT INTO agent (id) VALUES (1)`');
  plant('modules/orders/demo/seed.ts', 'sql`INSERT INTO agent (id) VALUES (1)`');
  plant('modules/orders/domain/rules.test.ts', 'sql`SELECT 1 FROM agent`');
  expect(complaints()).toEqual([]);
});

const migration = (file: string, text: string): void => plant(`modules/orders/db/migrations/${file}`, text);

test.each([
  ['writes', "UPDATE agent SET name = 'x';"],
  ['alters', 'ALTER TABLE agent ADD COLUMN id uuid;'],
  ['puts an index on', 'CREATE INDEX agent_name ON agent (name);'],
  ['puts a trigger on', 'CREATE TRIGGER noted AFTER INSERT ON agent FOR EACH ROW EXECUTE FUNCTION note();'],
  [
    'has a function that writes',
    'CREATE FUNCTION note() RETURNS trigger LANGUAGE sql AS $$ INSERT INTO agent (id) VALUES (1); $$;',
  ],
])('a new migration that %s a table of another slice is refused', (_what, text) => {
  orders('');
  migration('1031-agents.sql', text);
  expect(complaints()).toEqual([
    'modules/orders/db/migrations/1031-agents.sql: changes agent, which agents owns: a migration of agents may',
  ]);
});

test.each([
  ['refers to', 'CREATE TABLE goods_order (agent_id uuid REFERENCES agent(id));'],
  ['has a view that reads', 'CREATE VIEW seen AS SELECT 1 FROM agent;'],
])('a new migration that %s a table of another slice declares that it reads it', (_what, text) => {
  migration('1031-agents.sql', text);
  orders("reads: ['agent'],");
  expect(complaints()).toEqual([]);
  orders('');
  expect(complaints()).toEqual([
    "apps/server/src/modules/orders/module.ts: reads lacks 'agent', which modules/orders/db/migrations/1031-agents.sql reads",
  ]);
});

test('a migration may do what it likes with the tables of its own slice', () => {
  orders('');
  migration('1031-orders.sql', 'ALTER TABLE goods_order ADD COLUMN name text; CREATE INDEX of ON goods_order (name);');
  expect(complaints()).toEqual([]);
});

test('migrations of before are listed and not refused, and none is added among them', () => {
  orders('');
  migration('0080-orders.sql', 'CREATE TABLE goods_order (agent_id uuid REFERENCES agent(id));');
  migration('0713-names.sql', 'CREATE INDEX agent_name ON agent (name);');
  expect(complaints()).toEqual([]);
  expect([...historyFile(slicesAt(base)).values()].join().split('\n').slice(2)).toEqual([
    'modules/orders/0080-orders.sql agent',
    'modules/orders/0713-names.sql agent',
    '',
  ]);
  expect(historyAmiss(slicesAt(base), 2)).toEqual([]);
  expect(historyAmiss(slicesAt(base), 1)).toEqual(['2 migrations have a number up to 1010, not 1: take a higher one']);
});

test('one more file that reads a table of another slice by its name is refused, and one that reads what the owner exports is not', () => {
  orders("reads: ['agent'],");
  plant('modules/orders/db/order.repo.ts', 'sql`SELECT 1 FROM goods_order o JOIN agent a ON true`');
  plant('modules/orders/db/line.repo.ts', `sql\`SELECT 1 FROM goods_order o JOIN \${agents.table} ON true\``);
  expect(readersAmiss(slicesAt(base), 1)).toEqual([]);
  expect(readersAmiss(slicesAt(base), 0)).toEqual([
    '1 files read tables of other slices by name, more than 0: read what the owner exports (decision 313)\nmodules/orders/db/order.repo.ts',
  ]);
});
