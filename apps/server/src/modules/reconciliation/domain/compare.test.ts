import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutsideMoney } from '../../payments/public.ts';
import { compare, namesOf } from './compare.ts';
import type { StatementLine } from './read-statement.ts';

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
