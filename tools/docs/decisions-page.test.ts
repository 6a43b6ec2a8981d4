import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionsPage } from './decisions-page.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'decisions-'));
  mkdirSync(join(base, 'docs/decisions'), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true }));

const plant = (file: string, ...lines: readonly string[]): void =>
  writeFileSync(join(base, 'docs/decisions', file), `${lines.join('\n')}\n`);
const page = (): string | undefined => decisionsPage(base).get('docs/decisions/README.md');

test('decisions stand below their subject, with what has changed them', () => {
  plant('001-cents.md', '# 001 Cents', 'Status: in force', 'Subject: Money and currencies');
  plant('002-ways.md', '# 002 Ways', 'Status: replaced by [003](003-ways.md)', 'Subject: Speed');
  plant('003-ways.md', '# 003 Other ways', 'Status: in force; extends [001](001-cents.md)', 'Subject: Speed');
  expect(page()?.split('\n').slice(5)).toEqual([
    '## Money and currencies',
    '',
    '- [001 Cents](001-cents.md) · see also [003](003-ways.md)',
    '',
    '## Speed',
    '',
    '- [002 Ways](002-ways.md) · replaced by [003](003-ways.md)',
    '- [003 Other ways](003-ways.md) · extends [001](001-cents.md) · see also [002](002-ways.md)',
    '',
  ]);
});

test.each([
  ['without a subject', ['# 001 Cents', 'Status: in force'], 'has no line "Subject: …"'],
  ['of a subject that there is not', ['# 001 Cents', 'Status: in force', 'Subject: Cents'], 'but "Cents"'],
  ['without a status', ['# 001 Cents', 'Subject: Speed'], 'has no line "Status: in force"'],
  ['replaced by nothing', ['# 001 Cents', 'Status: replaced', 'Subject: Speed'], 'has no line "Status: in force"'],
  ['without a title', ['Cents', 'Status: in force', 'Subject: Speed'], 'begins with no line "# NUMBER title"'],
])('a decision %s is named', (_what, lines, complaint) => {
  plant('001-cents.md', ...lines);
  expect(page).toThrow('docs/decisions/001-cents.md ');
  expect(page).toThrow(complaint);
});
