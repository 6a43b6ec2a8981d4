import { type Days, type Step, stepsOf } from '@app/contract/reports/ranges';
import type { Measure, MoneyFigures, OrderFigures, OrderKind } from '@app/contract/reports/staff-schemas';

export type Counted = {
  readonly day: string;
  readonly measure: Measure;
  readonly kind: OrderKind;
  readonly count: number;
  readonly usd: number;
};

const sumOf = (sums: readonly Counted[], measure: Measure): { count: number; usd: number } => {
  const own = sums.filter((sum) => sum.measure === measure);
  return { count: own.reduce((all, { count }) => all + count, 0), usd: own.reduce((all, { usd }) => all + usd, 0) };
};

/** What was counted of orders of some kinds. */
export const ofKinds = (sums: readonly Counted[], ...kinds: readonly OrderKind[]): Counted[] =>
  sums.filter(({ kind }) => kinds.includes(kind));

/** The figures of orders in what was counted. Money in USD cents; the average is rounded half up. */
export function orderFigures(sums: readonly Counted[]): OrderFigures {
  const [placed, paid, refunds] = [sumOf(sums, 'orders'), sumOf(sums, 'paid'), sumOf(sums, 'refunds')];
  return {
    orders: placed.count,
    paid: paid.count,
    revenueUsd: paid.usd,
    refunds: refunds.count,
    refundedUsd: refunds.usd,
    netUsd: paid.usd - refunds.usd,
    averageUsd: paid.count === 0 ? 0 : Math.round(paid.usd / paid.count),
  };
}

/** The figures of users, their money and what they bought in what was counted. Money in USD cents. */
export function moneyFigures(sums: readonly Counted[]): MoneyFigures {
  const [topUps, withdrawals] = [sumOf(sums, 'top_ups'), sumOf(sums, 'withdrawals')];
  const { paid, revenueUsd, refunds, refundedUsd, netUsd } = orderFigures(sums);
  return {
    users: sumOf(sums, 'users').count,
    topUps: topUps.count,
    topUpUsd: topUps.usd,
    withdrawals: withdrawals.count,
    withdrawalUsd: withdrawals.usd,
    differenceUsd: topUps.usd - withdrawals.usd,
    paid,
    revenueUsd,
    refunds,
    refundedUsd,
    netUsd,
  };
}

/** The figures of each step of a range, oldest first, also of steps without anything. */
export function stepFigures<F>(
  sums: readonly Counted[],
  of: { days: Days; by: Step },
  figures: (sums: readonly Counted[]) => F,
): (Days & F)[] {
  const perDay = Map.groupBy(sums, ({ day }) => day);
  const inOrder = [...perDay.keys()].sort();
  let next = 0;
  return stepsOf(of.days, of.by).map(({ from, to }) => {
    const own: Counted[] = [];
    for (; next < inOrder.length && (inOrder[next] as string) <= to; next += 1) {
      own.push(...(perDay.get(inOrder[next] as string) ?? []));
    }
    return { from, to, ...figures(own) };
  });
}
