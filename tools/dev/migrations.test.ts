import { expect, test } from 'vitest';
import { migrationTrouble, type Written } from './migrations.ts';

const written = (name: string, print = 'a'): Written => ({ name, file: `/shop/${name}.sql`, print });
const ran = [
  { name: '0001_one', at: '2026-11-28T10:00:00.000Z' },
  { name: '0003_three', at: '2026-11-28T10:00:00.001Z' },
];
const prints = { '0001_one 2026-11-28T10:00:00.000Z': 'a', '0003_three 2026-11-28T10:00:00.001Z': 'a' };

test('a new migration after all others just runs', () => {
  const now = [written('0001_one'), written('0003_three'), written('0004_four')];
  expect(migrationTrouble(ran, now, prints)).toBeNull();
  expect(migrationTrouble([], now, {})).toBeNull();
});

test('a migration that ran and was changed since is named, with what to do', () => {
  const trouble = migrationTrouble(ran, [written('0001_one', 'b'), written('0003_three')], prints);
  expect(trouble?.title).toBe('0001_one.sql has run in this database already and was changed since');
  expect(trouble?.details).toMatch(/^\/shop\/0001_one\.sql:1:1\n[\s\S]*npm run dev -- --fresh$/);
});

test('what is known of another database says nothing of this one', () => {
  const elsewhere = { '0001_one 2026-11-01T10:00:00.000Z': 'b' };
  expect(migrationTrouble(ran, [written('0001_one'), written('0003_three')], elsewhere)).toBeNull();
});

test('a migration of another branch, and one numbered before what ran, are named', () => {
  expect(migrationTrouble(ran, [written('0001_one')], prints)?.title).toContain('0003_three.sql has run');
  const between = [written('0001_one'), written('0002_two'), written('0003_three')];
  expect(migrationTrouble(ran, between, prints)?.title).toContain(
    '0002_two.sql is new, but comes before 0003_three.sql',
  );
});
