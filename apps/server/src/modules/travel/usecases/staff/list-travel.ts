import { COUNTED_TO } from '@app/contract/core/validation';
import type { StaffTravelRow, StaffTravelTab } from '@app/contract/travel/staff-schemas';
import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { soughtBy } from '../../../accounts/core.ts';
import { parameter } from '../../../settings/public.ts';
import {
  countStaffTabs,
  type StaffTravelFilter,
  type StaffTravelPage,
  staffTravelPage,
} from '../../db/staff-travel.repo.ts';
import { verticalOf } from '../travel-vertical.ts';
import { isAbout, isCountedOn, isIn } from './counted-on.ts';
import { bundlePlaces, type StaffReader, seenBy, staffRowView } from './staff-views.ts';

export type StaffTravelList = {
  list: StaffTravelRow[];
  total: number;
  page: number;
  limit: number;
  countedTo: number;
  counts: Record<StaffTravelTab, number>;
};

/** A page of travel orders that match, with counts per tab; an agent's staff see their subtree alone, a merchant's what is at their places. */
export async function listTravelForStaff(
  platform: Platform,
  query: Omit<StaffTravelFilter, 'agentId' | 'atMerchant' | 'timeZone' | 'sought' | 'counted' | 'about' | 'inCity'> &
    StaffTravelPage & {
      readonly email?: string | undefined;
      readonly subject?: string | undefined;
      readonly countedFrom?: Day | undefined;
      readonly countedTo?: Day | undefined;
      readonly countedBy?: 'start' | undefined;
      readonly city?: string | undefined;
    },
  by: StaffReader,
): Promise<StaffTravelList> {
  const timeZone = await parameter(platform, 'shop.time_zone');
  const counting = query.countedBy ?? 'part';
  const filter: StaffTravelFilter = {
    ...query,
    ...seenBy(platform, by),
    sought: soughtBy(by.staff, query.email, { email: 'shown' }),
    timeZone,
    about: isAbout(platform, query.subject, counting),
    inCity: isIn(platform, query.city),
    counted: isCountedOn(platform, { from: query.countedFrom, to: query.countedTo, by: counting }),
  };
  const [rows, counts, places] = await platform.replicas.read(async (db) => {
    const found = await Promise.all([staffTravelPage(db, filter, query), countStaffTabs(db, filter)]);
    return [...found, await bundlePlaces(db, found[0])] as const;
  });
  const { page, limit } = query;
  return {
    list: rows.map((row) => staffRowView(verticalOf(platform, row.kind), { ...row, place: places.get(row.id) }, by)),
    total: counts[query.tab],
    page,
    limit,
    countedTo: COUNTED_TO,
    counts,
  };
}
