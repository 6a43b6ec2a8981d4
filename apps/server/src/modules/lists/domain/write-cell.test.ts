import type { ExportCell } from '@app/contract/lists/staff-schemas';
import { describe, expect, test } from 'vitest';
import { type Pen, writeCell } from './write-cell.ts';

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
const csv: Pen = { language: 'zh-cn', format: 'csv' };
const written = (cells: ExportCell[], pen: Pen = csv) => writeCell({ title: 't', cells }, row, pen);

describe('a cell of an export', () => {
  test.each<[string, ExportCell, unknown]>([
    ['a text of several languages', { path: 'name' }, '杯子'],
    ['a record by what it is called', { path: 'customer' }, 'ann@example.com'],
    ['a field of a record', { path: 'customer.nickname' }, 'Ann'],
    ['nothing', { path: 'agent.name' }, null],
    ['a state in words', { path: 'state', words: { paid: 'Paid' } }, 'Paid'],
    ['a state without words', { path: 'state', words: {} }, 'paid'],
    ['several states', { path: 'states', words: { paid: 'Paid', sent: 'Sent' } }, 'Paid, Sent'],
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
    expect(written([{ path: 'total', as: 'money' }], { language: 'en-US', format: 'xlsx' })).toBe(12.5);
  });
});
