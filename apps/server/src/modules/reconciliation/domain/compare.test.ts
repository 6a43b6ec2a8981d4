import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutsideMoney } from '../../payments/public.ts';
import { compare, namesOf } from './compare.ts';
import { centsIn, readStatement, type StatementLine } from './read-statement.ts';

const mapping = {
  separator: 'comma',
  decimal: 'point',
  reference: 'Ref',
  amount: 'Net',
  currency: '',
  kind: '',
} as const;
const csv = (text: string) => Buffer.from(text);

test('when a bank writes an amount, then it is read in cents or not at all', () => {
  const point = {
    '12.30': 1230,
    '1,234.5': 123_450,
    '-7': -700,
    '+0.05': 5,
    ' 1 234.00 ': 123_400,
    '1,234,567.89': 123_456_789,
  };
  for (const [text, cents] of Object.entries(point)) expect(centsIn(text, 'point'), text).toBe(cents);
  for (const text of [
    '',
    '1e3',
    '12,30',
    '1.234',
    '1,23.4',
    '0x10',
    '--1',
    'NaN',
    '１２',
    '1.2.3',
    '$5',
    '9'.repeat(13),
  ]) {
    expect(centsIn(text, 'point'), text).toBeNull();
  }
  expect(centsIn('1.234,56', 'comma')).toBe(123_456);
  expect(centsIn('12,3', 'comma')).toBe(1230);
  expect(centsIn('12.30', 'comma')).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(centsIn((cents / 100).toFixed(2), 'point')).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test('when a file is read, then lines keep their numbers, and one without the columns is no statement', () => {
  const file = '\ufeffRef,Net,Cur\nP1,"1,000.50",USD\n\nP2,abc,USD\nP3,5.00,EUR\n';
  expect(readStatement(csv(file), { ...mapping, currency: 'Cur' }, 10)).toEqual([
    { line: 2, reference: 'P1', amount: '1,000.50', usd: 100_050 },
    { line: 4, reference: 'P2', amount: 'abc', usd: null },
    { line: 5, reference: 'P3', amount: '5.00 EUR', usd: null },
  ]);
  expect(
    readStatement(csv('Ref;Net\nP1;1,50\n'), { ...mapping, separator: 'semicolon', decimal: 'comma' }, 10)?.[0]?.usd,
  ).toBe(150);
  for (const bad of ['', 'Ref,Net\n', 'Ref,Other\nP1,5\n', 'Ref,Net\nP1,5,6\n', 'Ref,Net\n"P1,5\n', '\u0000\u0001']) {
    expect(readStatement(csv(bad), mapping, 10), bad).toBeNull();
  }
  expect(readStatement(csv(`Ref,Net\n${'P1,5\n'.repeat(11)}`), mapping, 10)).toBeNull();
});

const money = (id: string, usd: number, more: Partial<OutsideMoney> = {}): OutsideMoney => ({
  kind: 'payment',
  id,
  payment: `PAY-${id}`,
  usd,
  names: [`pay-${id}`, `pi_${id}aaaa`],
  within: true,
  ...more,
});
const line = (number: number, reference: string, usd: number | null): StatementLine => ({
  line: number,
  reference,
  amount: String(usd),
  usd,
});

test('when a statement is compared, then each line and each piece of money has one verdict', () => {
  const ours = [
    money('one', 100),
    money('two', 200),
    money('old', 5, { within: false }),
    money('late', 7, { within: false }),
  ];
  const lines = [
    line(2, 'Order PAY-ONE, thank you', 100),
    line(3, 'pi_twoaaaa', 150),
    line(4, 'unknown-reference', 9),
    line(5, 'PAY-one', 100),
    line(6, 'PAY-late', 7),
    line(7, 'PAY-two', null),
  ];
  const verdicts = compare(lines, ours).map(({ verdict, line: at, money: of }) => [verdict, at, of?.id ?? null]);
  expect(verdicts).toEqual([
    ['matched', 2, 'one'],
    ['differs', 3, 'two'],
    ['theirs', 4, null],
    ['theirs', 5, null],
    ['matched', 6, 'late'],
    ['unreadable', 7, null],
  ]);
  expect(compare([], ours).map(({ verdict, reference }) => [verdict, reference])).toEqual([
    ['ours', 'PAY-one'],
    ['ours', 'PAY-two'],
  ]);
  expect(namesOf(lines)).toContain('pay-one');
});

test('when money went back, then its line is found by the same names, and never as the payment', () => {
  const ours = [
    money('one', 100),
    money('back', -40, { kind: 'refund', payment: 'PAY-one', names: ['pay-one', 'card_refund_1'] }),
    money('rest', -60, { kind: 'refund', payment: 'PAY-one', names: ['pay-one', 'card_refund_2'] }),
    money('two', 200),
  ];
  const lines = [
    line(2, 'PAY-one', -60),
    line(3, 'PAY-one', 100),
    line(4, 'card_refund_1', -39),
    line(5, 'PAY-two', -200),
  ];
  expect(compare(lines, ours).map(({ verdict, line: at, money: of }) => [verdict, at, of?.id ?? null])).toEqual([
    ['matched', 2, 'rest'],
    ['matched', 3, 'one'],
    ['differs', 4, 'back'],
    ['theirs', 5, null],
    ['ours', null, 'two'],
  ]);
});

test('when a column says that a line is a refund, then its amount is below zero however it is written', () => {
  const file = 'Ref,Net,Type\nP1,5.00,Refund\nP2,-5.00,partial refund\nP3,5.00,charge\nP4,x,refund\nP5,-1.00,charge\n';
  const kinds = { ...mapping, kind: 'Type' };
  expect(readStatement(csv(file), kinds, 10)?.map(({ usd }) => usd)).toEqual([-500, -500, 500, null, -100]);
  expect(readStatement(csv('Ref,Net\nP1,5\n'), kinds, 10)).toBeNull();
});

test('when lines come in any order, then nothing is found twice and exact amounts are found first', () => {
  const cents = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 6 }), fc.array(cents, { maxLength: 6 }), (theirs, have) => {
      const ours = have.map((usd, index) => money(`m${index}`, usd, { names: ['same-name'] }));
      const lines = theirs.map((usd, index) => line(index + 2, 'same-name', usd));
      const result = compare(lines, ours);
      expect(result).toHaveLength(Math.max(theirs.length, have.length));
      const found = result.flatMap((one) => one.money?.id ?? []);
      expect(new Set(found).size).toBe(found.length);
      for (const one of result) if (one.verdict === 'matched') expect(one.theirUsd).toBe(one.money?.usd);
      const count = (list: number[], value: number) => list.filter((each) => each === value).length;
      const exact = [1, 2, 3, 4, 5].reduce((sum, value) => sum + Math.min(count(theirs, value), count(have, value)), 0);
      expect(result.filter(({ verdict }) => verdict === 'matched')).toHaveLength(exact);
    }),
  );
});
