import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { walkPages } from './walk-pages.ts';
import { defineWalk } from './walks/walk.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'walks-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const walk = (name: string, file = 'pay.ts', what = 'pays') =>
  defineWalk({
    page: 'a-walk',
    title: 'A walk',
    intro: ['Somewhere.'],
    places: { shop: 'Shop', bank: 'Bank' },
    steps: [['shop', 'bank', what, name, file]],
  });
const page = (name: string, file?: string) => walkPages([walk(name, file)], base).get('docs/domain/a-walk.md');

test.each([
  ['export async function pay(tx: Tx) {}'],
  ['export const pay = (tx: Tx) => tx;'],
  ['export const effects = {\n  pay: async () => ({}),\n};'],
  ['CREATE FUNCTION pay() RETURNS trigger'],
])('a step is drawn and listed where its file has the function: %s', (text) => {
  writeFileSync(join(base, 'pay.ts'), text);
  expect(page('pay')).toContain('  participant bank as Bank\n  shop->>bank: pays\n```');
  expect(page('pay')).toContain('| 1 | Shop → Bank | pays | `pay` | [pay.ts](../../pay.ts) |');
});

test('what cannot be drawn is named', () => {
  writeFileSync(join(base, 'pay.ts'), 'export const pay = 1;');
  expect(() => walkPages([walk('pay', 'pay.ts', 'pays; and goes')], base)).toThrow('has a semicolon or a hash');
});

test('a file that is gone is named', () => {
  expect(() => page('pay')).toThrow('tools/docs/walks/a-walk.ts: "pays": pay.ts is not there');
});

test.each([['export const payable = 1;'], ['await pay(tx);'], ["import { pay } from './other.ts';"]])(
  'a function that its file does not declare is named: %s',
  (text) => {
    writeFileSync(join(base, 'pay.ts'), text);
    expect(() => page('pay')).toThrow('tools/docs/walks/a-walk.ts: "pays": pay.ts declares no pay');
  },
);
