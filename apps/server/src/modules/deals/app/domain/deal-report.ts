import type { DealKind } from '@app/contract/deals/deal-facts';
import type { DealFigures, DealReportGroup, DealSums } from '@app/contract/deals/deal-report';
import { partOf } from '@app/kernel/part-of';

/** A line of the report before its quotient. */
export type DealLine = DealSums & {
  readonly id: string;
  readonly name: string;
  /** Of the deals that it counts; null where they are of several. */
  readonly kind: DealKind | null;
};

const NOTHING: DealSums = {
  units: 0,
  orders: 0,
  revenueUsd: 0,
  offUsd: 0,
  usualUsd: 0,
  waiting: 0,
  released: 0,
  cancelled: 0,
};

const plus = (a: DealSums, b: DealSums): DealSums => ({
  units: a.units + b.units,
  orders: a.orders + b.orders,
  revenueUsd: a.revenueUsd + b.revenueUsd,
  offUsd: a.offUsd + b.offUsd,
  usualUsd: a.usualUsd + b.usualUsd,
  waiting: a.waiting + b.waiting,
  released: a.released + b.released,
  cancelled: a.cancelled + b.cancelled,
});

/** Several sums as one. */
export const together = (sums: readonly DealSums[]): DealSums => sums.reduce(plus, NOTHING);

/** Sums as they are shown: what is off as a part of the usual price. */
export const figuresOf = ({ usualUsd, ...sums }: DealSums): DealFigures => ({
  ...sums,
  offBp: partOf(sums.offUsd, usualUsd, 10_000),
});

const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Lines of several kinds as one list, those of one id added up: days and months in their order, others by what they earned. */
export function mergedLines(lines: readonly DealLine[], by: DealReportGroup): DealLine[] {
  const merged = [...Map.groupBy(lines, ({ id }) => id)].map(([id, own]) => ({
    ...together(own),
    id,
    name: own[0]?.name ?? '',
    kind: own.every(({ kind }) => kind === own[0]?.kind) ? (own[0]?.kind ?? null) : null,
  }));
  const inTime = by === 'day' || by === 'month';
  return merged.sort((a, b) => (inTime ? 0 : b.revenueUsd - a.revenueUsd) || byName(a.id, b.id));
}
