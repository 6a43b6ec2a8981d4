import type { Locale } from '@app/contract/core/locale';
import { COUNTED_TO } from '@app/contract/core/validation';
import type { StaffOrderRow, StaffOrderTab } from '@app/contract/orders/staff-schemas';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { peopleFilter } from '../../../accounts/core.ts';
import { parameter } from '../../../settings/public.ts';
import { countStaffTabs, type StaffFilter, type StaffPage, staffPage } from '../../db/staff-order.repo.ts';
import { rowView } from './staff-views.ts';

export type StaffQuery = Omit<StaffFilter, 'agentId' | 'timeZone' | 'sought'> &
  StaffPage & { readonly email?: string | undefined };
export type StaffList = {
  list: StaffOrderRow[];
  total: number;
  page: number;
  limit: number;
  countedTo: number;
  counts: Record<StaffOrderTab, number>;
};

/** A page of orders that match, with counts per tab; an agent's staff sees the agent's subtree alone. Two queries. */
export async function listOrdersForStaff(
  platform: Platform,
  query: StaffQuery,
  by: { staff: TreeActor; lang: Locale },
): Promise<StaffList> {
  const returnDays = await parameter(platform, 'order.return_days');
  const timeZone = await parameter(platform, 'shop.time_zone');
  const filter: StaffFilter = {
    ...query,
    ...peopleFilter(by.staff, query.email),
    timeZone,
  };
  const [rows, counts] = await platform.replicas.read((db) =>
    Promise.all([staffPage(db, filter, query), countStaffTabs(db, filter)]),
  );
  return {
    list: rows.map((row) => rowView(row, { staff: by.staff, lang: by.lang, returnDays })),
    total: counts[query.tab],
    page: query.page,
    limit: query.limit,
    countedTo: COUNTED_TO,
    counts,
  };
}
