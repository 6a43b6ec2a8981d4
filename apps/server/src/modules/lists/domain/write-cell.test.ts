import type { ExportCell } from '@app/contract/lists/staff-schemas';
import { describe, expect, test } from 'vitest';
import { momentColumns, type Pen, titleOf, writeCell } from './write-cell.ts';

const row = {
  name: { 'en-US': 'Cup', 'zh-cn': '杯子' },
  customer: { id: '1', nickname: 'Ann', email: 'ann@example.com' },
  agent: null,
  state: 'paid',
  states: ['paid', 'sent'],
  enabled: true,
  total: 1250,
  amount: 30,
  unit: 'points',
  method: 'off',
  other: 'percent',
  bp: 150,
};
const csv: Pen = { language: 'zh-cn', format: 'csv', timeZone: 'Europe/Lisbon' };
const xlsx: Pen = { ...csv, format: 'xlsx' };
const written = (cells: ExportCell[], pen: Pen = csv) => writeCell({ title: 't', cells }, row, pen);

describe('a cell of an export', () => {
  test.each<[string, ExportCell, unknown]>([
    ['a text of several languages', { path: 'name' }, '杯子'],
    ['a record by what it is called', { path: 'customer' }, 'ann@example.com'],
    ['a field of a record', { path: 'customer.nickname' }, 'Ann'],
    ['nothing', { path: 'agent.name' }, null],
    ['a state in words', { path: 'state', words: { paid: 'Paid' } }, 'Paid'],
    ['a state without words', { path: 'state', words: {} }, 'paid'],
    ['several states', { path: 'states', words: { paid: '已付', sent: '已发' } }, '已付、已发'],
    ['a flag', { path: 'enabled', words: { true: 'Yes', false: 'No' } }, 'Yes'],
    ['money', { path: 'total', as: 'money' }, '12.50'],
    ['what a deal takes off', { path: 'total', as: 'amount', unit: 'method' }, '12.50'],
    ['percent that a deal takes off', { path: 'amount', as: 'amount', unit: 'other' }, 30],
    ['points', { path: 'amount', as: 'amount', unit: 'unit' }, 30],
    ['basis points', { path: 'bp', as: 'percent' }, 1.5],
    ['what every object has', { path: 'constructor.name' }, null],
    ['a word that every object has', { path: 'state', words: JSON.parse('{"__proto__":"x"}') }, 'paid'],
  ])('writes %s', (_, cell, expected) => {
    expect(written([cell])).toBe(expected);
  });

  test('when it has several pieces, then empty ones are left out', () => {
    expect(written([{ path: 'state' }, { path: 'agent' }, { path: 'amount' }])).toBe('paid 30');
  });

  test('when the file is a workbook, then money is a number', () => {
    expect(written([{ path: 'total', as: 'money' }], xlsx)).toBe(12.5);
  });

  test("when the file is a workbook, then a moment is one of the person's clock, named in the head", () => {
    const made = { title: 'Made', cells: [{ path: 'at', as: 'moment' as const }] };
    const both = { title: 'Both', cells: [...made.cells, { path: 'who' }] };
    const of = { at: '2026-07-01T10:30:59.000Z', who: 'Ann' };
    expect(writeCell(made, of, xlsx)).toEqual(new Date('2026-07-01T11:30:00Z'));
    expect(writeCell(both, of, xlsx)).toBe('2026-07-01 11:30 Ann');
    expect(writeCell(made, of, csv)).toBe('2026-07-01T10:30:59.000Z');
    expect(writeCell(made, { at: null }, xlsx)).toBeNull();
    expect([titleOf(made, xlsx), titleOf(both, xlsx), titleOf(made, csv)]).toEqual([
      'Made (Europe/Lisbon)',
      'Both (Europe/Lisbon)',
      'Made',
    ]);
    expect(momentColumns([both, made])).toEqual([1]);
  });
});
