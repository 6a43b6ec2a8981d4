import type { ColumnMapping } from '@app/contract/reconciliation/staff-schemas';
import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { readTable } from '../../../platform/files/tables/read-table.ts';
import { readStatement } from './read-statement.ts';

const mapping = { reference: 'Ref', amount: 'Net', out: '', currency: '', kind: '' };

async function read(text: string, over: Partial<ColumnMapping> = {}, head?: number) {
  const most = { rows: 100, columns: 20, characters: 500 };
  const { lines } = await readTable(Buffer.from(text), { language: 'en-US', most });
  return readStatement(lines, { ...mapping, ...over }, head);
}
const amounts = async (text: string, over?: Partial<ColumnMapping>) => (await read(text, over))?.map(({ usd }) => usd);
const refusal = (text: string, over?: Partial<ColumnMapping>) =>
  read(text, over).catch((error) => (error instanceof Refusal ? { key: error.key, ...error.data } : error));

test('when a file is read, then lines keep their numbers, and one without the columns is no statement', async () => {
  const file = '\ufeffRef,Net,Cur\nP1,"1,000.50",USD\n\nP2,abc,USD\nP3,5.00,EUR\n';
  expect(await read(file, { currency: 'Cur' })).toEqual([
    { line: 2, reference: 'P1', amount: '1,000.50', usd: 100_050 },
    { line: 4, reference: 'P2', amount: 'abc', usd: null },
    { line: 5, reference: 'P3', amount: '5.00 EUR', usd: null },
  ]);
  for (const bad of ['', 'Ref,Net\n', 'Ref,Other\nP1,5\n']) expect(await read(bad), bad).toBeNull();
});

test('when amounts are written as banks write them, then they are read; what is none is marked, the others stand', async () => {
  const cells = ['$1,234.56', '(12.50)', '12.50-', 'USD 12.50', '−12.50', '-$3', '€5', 'n/a', '7', '1.005', '1e3'];
  const file = `Ref\tNet\n${cells.map((cell, at) => `P${at}\t${cell}\n`).join('')}`;
  expect(await amounts(file)).toEqual([123_456, -1_250, -1_250, 1_250, -1_250, -300, null, null, 700, null, null]);
});

test('when amounts have a comma, then it is found; when they can mean two things, then it is asked', async () => {
  expect(await amounts('Ref;Net\nP1;1,50\nP2;1.234,5\nP3;1.290\n')).toEqual([150, 123_450, 129_000]);
  const both = 'Ref;Net\nP1;1.290\nP2;5\n';
  expect(await refusal(both)).toEqual({ key: 'table.number_style', column: 'Net', sample: '1.290' });
  expect(await amounts(both, { decimal: 'comma' })).toEqual([129_000, 500]);
  expect(await amounts(both, { decimal: 'point' })).toEqual([129, 500]);
});

test('when titles stand above and sums below, and the head comes again, then only its lines are read', async () => {
  const file = [
    'Statement of account;;;',
    'Period;July 2026;;',
    ';;;',
    'Date;Ref;Net;Type',
    '1.7.;P1;10.00;charge',
    '2.7.;P2;2.50;refund',
    'Date;Ref;Net;Type',
    '3.7.;P3;1.00;charge',
    'Total;;13.50;',
    ';;;',
    'End of statement;;;',
  ].join('\n');
  expect((await read(file, { kind: 'Type' }))?.map(({ line, usd }) => [line, usd])).toEqual([
    [5, 1_000],
    [6, -250],
    [8, 100],
  ]);
  expect(await amounts(file.replace('13.50', '99.00'))).toEqual([1_000, 250, 100, 9_900]);
  expect(await amounts('Ref,Net\nP1,10.00\nTotal spa,10.00\n合计,20.00\n')).toEqual([1_000, 1_000]);
});

test('when a row is said to be the head, then the columns are named in it alone', async () => {
  const file = 'Ref,Net\nP0,1.00\nRef,Net\nP1,10.00\n';
  expect((await read(file))?.map(({ reference }) => reference)).toEqual(['P0', 'P1']);
  expect((await read(file, {}, 3))?.map(({ reference }) => reference)).toEqual(['P1']);
  expect(await read(file, {}, 2)).toBeNull();
});

test('when a row has a comma too many, inches or an error, then it alone is marked', async () => {
  const file = 'Ref,Net\nP1,1,234.56\nP2 13" screen,5.00\nP3,#N/A\n#REF!,5.00\nP4,6.00,,\n';
  expect(await amounts(file)).toEqual([null, 500, null, null, 600]);
});

test('when a bank writes credit and debit, or a spreadsheet has cut a reference, then sides are read and the line is marked', async () => {
  const file = 'Ref;Net\nP1;1.234,50 CR\nP2;2,50 DR\n1,23457E+15;5,00\nP4;US $3,00\n';
  expect(await amounts(file)).toEqual([123_450, -250, null, 300]);
  expect((await read(file))?.[2]).toMatchObject({ line: 4, reference: '1,23457E+15', usd: null });
});

test('when a named column stands twice, then it is said which; one that is not named may', async () => {
  const file = 'Ref,Amount,Currency,Amount,Currency\nP1,100.00,EUR,92.00,USD\n';
  expect(await refusal(file, { amount: 'Amount' })).toEqual({ key: 'table.column_twice', column: 'Amount' });
  expect(await amounts('Ref,Net,Note,Note\nP1,5,a,b\n')).toEqual([500]);
});

test('when a column says that a line is a refund, then its amount is below zero however it is written', async () => {
  const file = 'Ref,Net,Type\nP1,5.00,Refund\nP2,-5.00,partial refund\nP3,5.00,charge\nP4,x,refund\nP5,-1.00,charge\n';
  expect(await amounts(file, { kind: 'Type' })).toEqual([-500, -500, 500, null, -100]);
  expect(await read('Ref,Net\nP1,5\n', { kind: 'Type' })).toBeNull();
});

const TWO = { reference: 'Concepto', amount: 'Abono', out: 'Cargo' };

test('when a bank writes what came in and what went out in two columns, then each line has its sign', async () => {
  const file = [
    'Fecha;Concepto;Cargo;Abono;Saldo',
    '1/7/26;P1;;1.250,00;1.250,00',
    '2/7/26;P2;12,50;;1.237,50',
    '3/7/26;P3;-7,25;0,00;1.230,25',
    '4/7/26;P4;0,00;5,00;1.235,25',
    '5/7/26;P5;1,00;2,00;1.236,25',
    '6/7/26;P6;;;1.236,25',
    'Total;;20,75;1.257,00;',
  ].join('\n');
  expect((await read(file, TWO))?.map(({ reference, usd }) => [reference, usd])).toEqual([
    ['P1', 125_000],
    ['P2', -1_250],
    ['P3', -725],
    ['P4', 500],
    ['P5', null],
    ['P6', null],
  ]);
});

test('when either of the two columns shows how numbers are written, then both are read so; when none does, it is asked', async () => {
  expect(await amounts('Concepto;Cargo;Abono\nP1;;1.250\nP2;12,5;\n', TWO)).toEqual([125_000, -1_250]);
  expect(await refusal('Concepto;Cargo;Abono\nP1;;1.250\nP2;3;\n', TWO)).toMatchObject({ key: 'table.number_style' });
});
