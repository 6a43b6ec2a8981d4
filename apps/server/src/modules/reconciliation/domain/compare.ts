import type { Verdict } from '@app/contract/reconciliation/staff-schemas';
import type { OutsideMoney } from '../../payments/public.ts';
import type { StatementLine } from './read-statement.ts';

export type Compared = {
  readonly verdict: Verdict;
  readonly line: number | null;
  readonly reference: string;
  readonly theirAmount: string;
  readonly theirUsd: number | null;
  readonly money: OutsideMoney | null;
};

/** A reference as statements spell it: a name alone, or a name within other words. */
const namesIn = (reference: string): readonly string[] => {
  const whole = reference.trim().toLowerCase();
  return [whole, ...whole.split(/[^a-z0-9_-]+/)].filter((name) => name.length >= 6);
};

/** Every name that a statement may mean. */
export const namesOf = (lines: readonly StatementLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ reference }) => namesIn(reference))),
];

/** Whether money went the way that a line says: in, or back out. */
const sameWay = (money: OutsideMoney, usd: number): boolean => (money.kind === 'refund') === usd < 0;

/**
 * Compares a statement with our money: each piece of money is found at most once, by its name; of several with one name
 * the one with the same amount first. Amounts below zero are refunds. What the statement does not name is ours alone,
 * if it is of its days.
 */
export function compare(lines: readonly StatementLine[], ours: readonly OutsideMoney[]): readonly Compared[] {
  const named = new Map<string, OutsideMoney[]>();
  for (const money of ours)
    for (const name of new Set(money.names)) named.set(name, [...(named.get(name) ?? []), money]);
  const found = new Set<string>();
  const free = ({ reference, usd }: StatementLine): OutsideMoney[] =>
    namesIn(reference)
      .flatMap((name) => named.get(name) ?? [])
      .filter((money) => !found.has(money.id) && sameWay(money, usd ?? 0));

  const verdicts = new Map<StatementLine, Compared>();
  const settle = (line: StatementLine, verdict: Verdict, money: OutsideMoney | null): void => {
    if (money) found.add(money.id);
    const { reference, amount, usd } = line;
    verdicts.set(line, { verdict, line: line.line, reference, theirAmount: amount, theirUsd: usd, money });
  };
  // Whatever fits exactly comes first, so that no other line takes it.
  for (const line of lines) {
    if (line.usd === null) settle(line, 'unreadable', null);
    else {
      const exact = free(line).find(({ usd }) => usd === line.usd);
      if (exact) settle(line, 'matched', exact);
    }
  }
  for (const line of lines) {
    if (verdicts.has(line)) continue;
    const other = free(line)[0] ?? null;
    settle(line, other ? 'differs' : 'theirs', other);
  }
  const left = ours.filter(({ id, within }) => within && !found.has(id));
  return [
    ...lines.map((line) => verdicts.get(line) as Compared),
    ...left.map((money) => ({
      verdict: 'ours' as const,
      line: null,
      reference: money.payment,
      theirAmount: '',
      theirUsd: null,
      money,
    })),
  ];
}
