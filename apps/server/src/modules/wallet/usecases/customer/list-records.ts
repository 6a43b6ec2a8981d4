import type { Locale } from '@app/contract/core/locale';
import { RECORD_GROUPS, type RecordGroup } from '@app/contract/wallet/record-groups';
import type { Figure, MoneyRecord } from '@app/contract/wallet/schemas';
import { encodeCursor } from '@app/kernel/pagination';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { idAfter } from '../../../../platform/http/place-in-list.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import type { LedgerUnit } from '../../../ledger/core.ts';
import { monthTotals, type RecordFilter, type RecordRow, readRecords } from '../../db/record.repo.ts';
import { customerDay, daysOfMonth } from './customer-days.ts';
import { viewRecords } from './record-view.ts';

type Wish = {
  readonly customerId: string;
  readonly unit: LedgerUnit;
  readonly way?: 'in' | 'out' | undefined;
  readonly group?: RecordGroup | undefined;
  readonly month?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly lang: Locale;
  readonly currency: string;
};

type MonthFigures = { month: string; in: Figure; out: Figure };
type Records = { list: MoneyRecord[]; cursor: string | null; months: MonthFigures[]; today: string; timeZone: string };

function kindsOf(group: RecordGroup | undefined): RecordFilter['kinds'] {
  if (group === undefined) return undefined;
  if (group === 'other') return { of: Object.values(RECORD_GROUPS).flat(), among: false };
  return { of: RECORD_GROUPS[group], among: true };
}

/** Draws cents as a price in a currency, or points as they are. */
export async function figureIn(
  platform: Platform,
  unit: LedgerUnit,
  currency: string,
): Promise<(value: number) => Figure> {
  const price = await priceIn(platform, currency);
  return unit === 'money' ? price : (value) => value;
}

/** The totals of every month that one of these records is of, under the same filters. */
async function totalsAround(db: Queryable, filter: RecordFilter, rows: readonly RecordRow[]) {
  const months = rows.map((row) => row.day.slice(0, 7)).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  const from = later(daysOfMonth(first).from, filter.from);
  return monthTotals(db, { ...filter, from, to: earlier(daysOfMonth(last).to, filter.to) });
}

/**
 * The customer's balance or points records that fit the filters, newest first, with the totals of every month among
 * them under the same filters. Refuses a cursor of another making.
 */
export async function listRecords(platform: Platform, wish: Wish): Promise<Records> {
  const { customerId, unit, limit, lang } = wish;
  const [days, figure] = await Promise.all([
    customerDay(platform, customerId),
    figureIn(platform, unit, wish.currency),
  ]);
  const within = wish.month ? daysOfMonth(wish.month) : { from: wish.from, to: wish.to };
  const kinds = kindsOf(wish.group);
  const filter = { ownerId: customerId, unit, way: wish.way, kinds, ...within, timeZone: days.timeZone };
  const beforeId = idAfter(wish.cursor);
  const { found, sums } = await platform.replicas.read(async (db) => {
    const read = await readRecords(db, filter, { beforeId, limit: limit + 1 });
    return { found: read, sums: await totalsAround(db, filter, read.slice(0, limit)) };
  });
  const rows = found.slice(0, limit);
  const lastRow = rows.at(-1);
  return {
    list: await viewRecords(platform, rows, { customerId, unit, lang, figure }),
    cursor: found.length > limit && lastRow ? encodeCursor([lastRow.id]) : null,
    months: sums.map((sum) => ({ month: sum.month, in: figure(sum.in), out: figure(sum.out) })),
    ...days,
  };
}

const later = (day: string, other: string | undefined): string => (other && other > day ? other : day);
const earlier = (day: string, other: string | undefined): string => (other && other < day ? other : day);
