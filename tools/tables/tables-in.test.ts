import { expect, test } from 'vitest';
import { tablesIn } from './tables-in.ts';

const TABLES = new Set(['customer', 'agent', 'orders', 'line', 'coupon', 'tour']);
const use = (text: string) => {
  const { reads, writes } = tablesIn(text, TABLES);
  return [[...reads].sort(), [...writes].sort()];
};

test.each([
  ['sql`SELECT 1 FROM customer c JOIN agent a ON a.id = c.id`', ['agent', 'customer'], []],
  ['sql`SELECT 1 FROM orders o, line l WHERE l.x = o.x`', ['line', 'orders'], []],
  ['sql`SELECT (SELECT count(*) FROM coupon) FROM unnest(ids) AS customer (id)`', ['coupon'], []],
  ['sql`INSERT INTO orders (id) SELECT id FROM agent`', ['agent'], ['orders']],
  ['sql`UPDATE customer c SET agent = 1 FROM agent a WHERE a.id = c.id`', ['agent'], ['customer']],
  ['sql`UPDATE customer SET agent = 1`', [], ['customer']],
  ['sql`DELETE FROM line USING orders o WHERE o.id = line.id`', ['orders'], ['line']],
  ['sql`SELECT 1 FROM orders FOR UPDATE OF orders`', ['orders'], []],
  ["db.selectFrom('customer as c').innerJoin('agent', 'a', 'b')", ['agent', 'customer'], []],
  ["db.updateTable('orders').set({})", [], ['orders']],
  ["findsInTable('tours', 'tour')", ['tour'], []],
  // What is only spoken of, and what is no table.
  ['// the orders FROM agent\n/** FROM customer */ const from = "agent";', [], []],
  ['sql`SELECT extract(year FROM o.line) FROM known agent`', [], []],
])('%s', (text, reads, writes) => {
  expect(use(text)).toEqual([reads, writes]);
});
