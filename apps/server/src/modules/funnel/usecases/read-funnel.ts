import type { FunnelRow } from '@app/contract/funnel/staff-schemas';
import type { FunnelKind } from '@app/contract/funnel/steps';
import { type QuickRange, rangeDays } from '@app/contract/reports/ranges';
import { dayIn } from '@app/kernel/zone-time';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { sumsBySource } from '../db/funnel.repo.ts';

type FunnelQuery = {
  readonly range?: QuickRange | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: FunnelKind | undefined;
  readonly sort: keyof Omit<FunnelRow, 'id' | 'conversion'>;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A percent of a whole with two decimals; 0 of nothing. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;

/** Returns a page of the sources of some days, or of the month so far, with how often each step was taken from there. */
export async function readFunnel(
  platform: Platform,
  query: FunnelQuery,
): Promise<{ list: FunnelRow[]; total: number; page: number; limit: number }> {
  const { from, to, range, kind, sort, order, page, limit } = query;
  const today = dayIn(await parameter(platform, 'shop.time_zone'), platform.clock.now());
  const days = from && to ? { from, to } : rangeDays(range ?? 'this_month', today);
  const rows = await platform.replicas.read((db) => sumsBySource(db, { days, kind: kind ?? null }));
  const sign = order === 'asc' ? 1 : -1;
  const by = (a: FunnelRow[typeof sort], b: FunnelRow[typeof sort]): number => (a === b ? 0 : a < b ? -1 : 1);
  const sorted = rows.toSorted((a, b) => sign * by(a[sort], b[sort]) || by(a.source, b.source));
  return {
    list: sorted
      .slice((page - 1) * limit, page * limit)
      .map((row) => ({ id: row.source, ...row, conversion: percentOf(row.paid, row.view) })),
    total: rows.length,
    page,
    limit,
  };
}
