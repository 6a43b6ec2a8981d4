import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A batch that is claimed by `IN (SELECT … LIMIT … FOR UPDATE …)`. */
const CLAIMED_BY_IN = /\bIN \(\s*SELECT (?:(?!`).)*?\bLIMIT (?:(?!`|\)\s*RETURNING).)*?\bFOR (?:NO KEY )?UPDATE\b/s;

// With `IN`, PostgreSQL may run the subquery once for every row of the table, where it takes that for small. Each run locks
// the next rows, so that all are claimed instead of a batch. A subquery within ARRAY() runs once.
test('no batch is claimed by a subquery that may run more than once', () => {
  for (const planted of [
    'DELETE FROM t WHERE id IN (\n  SELECT id FROM t ORDER BY id LIMIT 10 FOR UPDATE SKIP LOCKED)',
    'UPDATE t SET a = 1 WHERE id IN (SELECT id FROM t LIMIT 10 FOR NO KEY UPDATE) RETURNING id',
  ])
    expect(planted).toMatch(CLAIMED_BY_IN);
  expect('WHERE id = ANY(ARRAY(SELECT id FROM t LIMIT 10 FOR UPDATE))').not.toMatch(CLAIMED_BY_IN);

  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => CLAIMED_BY_IN.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
