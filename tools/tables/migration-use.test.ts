import { expect, test } from 'vitest';
import { indexesIn, migrationUse } from './migration-use.ts';

const TABLES = new Set(['customer', 'agent', 'orders', 'line']);
const INDEXES = new Map([['agent_of', 'agent']]);
const use = (text: string) => {
  const { reads, writes } = migrationUse(text, TABLES, INDEXES);
  return [[...reads].sort(), [...writes].sort()];
};

test.each([
  ['CREATE TABLE orders (id uuid, customer_id uuid REFERENCES customer(id))', ['customer'], ['orders']],
  ['ALTER TABLE ONLY orders ADD FOREIGN KEY (agent_id)\n  REFERENCES agent', ['agent'], ['orders']],
  ['DROP TABLE IF EXISTS orders, line', [], ['line', 'orders']],
  ['TRUNCATE line, orders', [], ['line', 'orders']],
  ['CREATE INDEX orders_newest\n  ON orders (id DESC)', [], ['orders']],
  ['CREATE UNIQUE INDEX IF NOT EXISTS one ON line (id)', [], ['line']],
  ['CREATE INDEX ON line (id)', [], ['line']],
  ['DROP INDEX orders_old, agent_of', [], ['agent']],
  ['ALTER INDEX agent_of RENAME TO agent_by', [], ['agent']],
  ['CREATE TRIGGER kept BEFORE UPDATE OF id, name ON orders FOR EACH ROW EXECUTE FUNCTION f()', [], ['orders']],
  ['CREATE CONSTRAINT TRIGGER kept AFTER INSERT ON orders REFERENCING NEW TABLE AS line', [], ['orders']],
  ['CREATE TRIGGER kept BEFORE TRUNCATE ON orders EXECUTE FUNCTION f()', [], ['orders']],
  ['DROP TRIGGER IF EXISTS kept ON orders', [], ['orders']],
  ["COMMENT ON COLUMN orders.id IS 'of the customer'", [], ['orders']],
  ['UPDATE orders SET id = 1 FROM agent a', ['agent'], ['orders']],
  ['INSERT INTO orders (id) SELECT id FROM customer', ['customer'], ['orders']],
  ['CREATE VIEW of_all AS SELECT 1 FROM orders o JOIN line l ON true', ['line', 'orders'], []],
  [
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN\n UPDATE agent SET n = (SELECT count(*) FROM line);\nEND $$',
    ['line'],
    ['agent'],
  ],
  // What is only spoken of, and what is no table.
  ['-- DROP TABLE orders\n/* ALTER TABLE line */ CREATE TABLE other (id uuid)', [], []],
  ['SELECT a IS DISTINCT FROM b; CREATE INDEX customer ON other (id)', [], []],
])('%s', (text, reads, writes) => {
  expect(use(text)).toEqual([reads, writes]);
});

test('an index is known by the migration that creates it', () => {
  const texts = ['CREATE UNIQUE INDEX a_first\n  ON orders (id);', 'CREATE INDEX IF NOT EXISTS b_first ON line (id);'];
  expect([...indexesIn(texts)]).toEqual([
    ['a_first', 'orders'],
    ['b_first', 'line'],
  ]);
});
