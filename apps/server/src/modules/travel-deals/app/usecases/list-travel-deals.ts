import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { StaffTravelDeal, shapes, TravelDealSubject } from '@app/contract/travel-deals/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { type DealSubject, dealsOfKind } from '../../../travel/public.ts';
import { type TravelDealRow, travelDealById, travelDealPage, travelDealRows } from '../db/staff-deal.repo.ts';
import { dealKeysNamed, dealSubjects } from './deal-subjects.ts';

type Shapes = typeof shapes;

const FOUND = 20;

const subjectView = ({ key, name, place, cover }: DealSubject): TravelDealSubject => ({ key, name, place, cover });

/** A deal as staff see it. */
function dealView(row: TravelDealRow, subject: DealSubject | undefined): StaffTravelDeal {
  const { startsAt, endsAt, waitingUntil: _, ...own } = row;
  return {
    ...own,
    title: { ...own.title, 'en-US': own.title['en-US'] },
    line: { ...own.line, 'en-US': own.line['en-US'] },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    subject: subject ? { ...subjectView(subject), online: subject.online } : null,
  };
}

/** A page of deals of travel with how many are in each state. */
export async function listTravelDeals(
  platform: Platform,
  query: z.output<Shapes['listTravelDeals']['query']>,
  lang: Locale,
): Promise<z.output<Shapes['listTravelDeals']['answer']>> {
  const { page, limit } = query;
  const zone = await parameter(platform, 'shop.time_zone');
  const days = { from: query.runsFrom ?? null, to: query.runsTo ?? null, zone };
  const title = query.title || null;
  const named = title === null ? [] : await dealKeysNamed(platform, platform.db, title);
  const filter = { title, named, kind: query.kind ?? null, state: query.state ?? null, days };
  const at = { by: query.sort, ascending: query.order === 'asc', page, limit };
  const { rows, counts } = await travelDealPage(platform.db, filter, at);
  const subjects = await dealSubjects(platform, platform.db, rows, lang);
  const list = rows.map((row) => dealView(row, subjects.get(row.key)));
  return { list, counts, total: counts[query.state ?? 'all'], page, limit };
}

/** Deals of travel by their ids, as staff see them; those that there are, in no order. */
export async function travelDealsWithIds(
  platform: Platform,
  ids: readonly string[],
  lang: Locale,
): Promise<StaffTravelDeal[]> {
  const rows = await travelDealRows(platform.db, ids);
  const subjects = await dealSubjects(platform, platform.db, rows, lang);
  return rows.map((row) => dealView(row, subjects.get(row.key)));
}

/** One deal of travel. Refuses record.not_found. */
export async function readTravelDeal(
  platform: Platform,
  db: Queryable,
  id: string,
  lang: Locale,
): Promise<StaffTravelDeal> {
  const row = (await travelDealById(db, id)) ?? refuse('record.not_found');
  return dealView(row, (await dealSubjects(platform, db, [row], lang)).get(row.key));
}

/** What a deal of a kind can be on, by a word of its name. */
export async function findDealSubjects(
  platform: Platform,
  query: z.output<Shapes['travelDealSubjects']['query']>,
  lang: Locale,
): Promise<TravelDealSubject[]> {
  const { kind, word } = query;
  const found = await dealsOfKind(platform, kind)?.find(platform.db, { word, limit: FOUND, lang });
  return (found ?? []).map(subjectView);
}
