import { expect, test } from 'vitest';
import { openPdf } from '../usecases/customer/statement/pdf-page.ts';
import type { Statement } from '../usecases/customer/statement/read-statement.ts';
import { statementCsv } from '../usecases/customer/statement/statement-csv.ts';

test('when a note is a formula, then the file holds it as text, and amounts stay numbers', () => {
  const line = { label: 'Transfer', title: '', note: '=HYPERLINK("http://x")', amount: -1_50, after: 8_50 };
  const statement: Statement = {
    unit: 'money',
    month: '2026-04',
    from: '2026-04-01',
    to: '2026-04-30',
    timeZone: 'UTC',
    account: 'A',
    madeAt: new Date(0),
    opening: 10_00,
    closing: 8_50,
    in: 0,
    out: 1_50,
    byKind: [],
    lines: [{ ...line, at: new Date('2026-04-02T10:20:30Z') }],
  };
  const rows = statementCsv(statement, (word) => word).split('\r\n');
  expect(rows[2]).toBe(`2026-04-02 10:20:30+00:00,Transfer,,"'=HYPERLINK(""http://x"")",-1.50,8.50,USD`);
});

test('when a page holds Latin and Chinese, then only the letters used are in the file', async () => {
  const pdf = openPdf({ title: '对账单', author: 'Ann', language: 'zh-CN', at: new Date('2026-01-01T00:00:00Z') });
  pdf.line('Wallet ñáç €12.50 钱包对账单 🙂', { x: 40, y: 60, width: 400 });
  pdf.line('x'.repeat(500), { x: 40, y: 90, width: 100 }, { align: 'right', bold: true });
  const bytes = await pdf.close();
  expect(bytes.length).toBeLessThan(40_000);
  const raw = bytes.toString('latin1');
  expect(raw).toMatch(/\/BaseFont \/[A-Z]{6}\+/);
  expect(raw).toContain('/Lang (zh-CN)');
});
