import { GUIDE_LANGUAGES, lengthOf } from '@app/contract/verticals/tours/facts';
import { seatsOf, sortParty, type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import { addDays, weekday } from '@app/kernel/local-day';
import { divideHalfEven } from '@app/kernel/money';
import { sql } from 'kysely';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import type { Db } from '../../../platform/db/connect.ts';
import type { StoredUnit } from '../domain/stored-tour.ts';
import { adultAtDeals } from '../usecases/price-party.ts';

/** Rows as they stand in their tables. */
type TourRow = {
  id: string;
  kind: string;
  city_id: string;
  zone: string;
  days: number;
  hours: number | null;
  difficulty: number;
  max_party: number;
  themes: string[];
  pickups: unknown[];
  units: StoredUnit[];
  cancel_steps: { daysBefore: number; percent: number }[];
  cutoff_minutes: number;
  tax_bp: number;
  sort_weight: number;
  score: number | null;
};
type DepartureRow = {
  id: string;
  tour_id: string;
  day: string;
  start: string;
  language: string;
  starts_at: Date;
  capacity: number;
  held: number;
  sold: number;
  decides_at: Date | null;
  price_bp: number;
  closed: boolean;
  guaranteed_at: Date | null;
  cancelled_at: Date | null;
};
type HoldRow = { departure_id: string; seats: number; expires_at: Date };
type World = { tours: TourRow[]; departures: DepartureRow[]; holds: HoldRow[] };

/** Reads the tables of tours as they are. */
export async function readWorld(db: Db): Promise<World> {
  const tours =
    await sql<TourRow>`SELECT t.*, t.hours::float8 AS hours, s.score FROM tour t JOIN travel_city c ON c.id = t.city_id
    LEFT JOIN travel_score s ON s.kind = 'tour' AND s.subject_id = t.id WHERE t.online AND c.enabled ORDER BY t.sort_weight DESC, t.id`.execute(
      db,
    );
  const departures = await sql<DepartureRow>`SELECT * FROM tour_departure ORDER BY day, start, language`.execute(db);
  const holds = await sql<HoldRow>`SELECT departure_id, seats, expires_at FROM tour_booking WHERE state = 'held'
    UNION ALL SELECT departure_id, held, expires_at FROM tour_change`.execute(db);
  return { tours: tours.rows, departures: departures.rows, holds: holds.rows };
}

/** A search, each choice as a list. */
export type SampleSearch = {
  readonly party: TourParty;
  readonly from: string | null;
  readonly to: string | null;
  readonly city: string | null;
  readonly sort: string;
  readonly minUsd: number | null;
  readonly maxUsd: number | null;
  readonly themes: readonly string[];
  readonly length: readonly string[];
  readonly language: readonly string[];
  readonly difficulty: readonly string[];
  readonly kind: readonly string[];
  readonly guaranteed: boolean;
  readonly pickup: boolean;
  readonly free: boolean;
  readonly scoreMin: number | null;
};
type OnDeals = { readonly deals: DealsNow; readonly travelTo: ReadonlyMap<string, string> };

/** A departure that can be had, and what an adult pays. */
type Open = { row: DepartureRow; left: number; free: boolean; usd: number; apart: string | null; group: string };

const share = (usd: number, bp: number): number => Number(divideHalfEven(BigInt(usd) * BigInt(bp), 10_000n));
const has = <T>(chosen: readonly T[], one: T): boolean => chosen.length === 0 || chosen.includes(one);

const isOnDays = ({ day, closed, cancelled_at }: DepartureRow, { from, to }: SampleSearch): boolean =>
  !closed && cancelled_at === null && day >= (from ?? '') && day <= (to ?? '9999');

function openOnes(world: World, tour: TourRow, asked: SampleSearch, now: Date, onDeals: OnDeals): Open[] {
  const sorted = sortParty(tour.units, asked.party);
  if ('flaw' in sorted || tourTravellers(asked.party) > tour.max_party) return [];
  const seats = Math.max(1, seatsOf(sorted.counts));
  const [today = '', clock = ''] = now.toLocaleString('sv-SE', { timeZone: tour.zone }).split(' ');
  const step = tour.cancel_steps.find(({ percent }) => percent > 0)?.daysBefore ?? 0;
  const freeFrom = `${addDays(today, step)} ${clock.slice(0, 5)}`;
  const travelTo = onDeals.travelTo.get(tour.id);
  const limited = asked.minUsd !== null || asked.maxUsd !== null;
  return world.departures.flatMap((row) => {
    if (row.tour_id !== tour.id || !isOnDays(row, asked)) return [];
    if (row.starts_at.getTime() <= now.getTime() + tour.cutoff_minutes * 60_000) return [];
    const over = world.holds.filter((of) => of.departure_id === row.id && of.expires_at <= now);
    const left = row.capacity - row.sold - row.held + over.reduce((sum, of) => sum + of.seats, 0);
    if (left < seats) return [];
    const free =
      `${row.day} ${row.start}` > freeFrom || (!row.guaranteed_at && row.decides_at !== null && row.decides_at > now);
    const counts = sorted.counts;
    const own = adultAtDeals({ tour, counts, departure: { day: row.day, priceBp: row.price_bp } }, onDeals.deals);
    const usd = (own?.nowUsd ?? 0) + share(own?.nowUsd ?? 0, tour.tax_bp);
    const atDeal = travelTo === undefined ? null : String(row.day > travelTo);
    const apart = limited && asked.sort === 'soonest' ? row.day : atDeal;
    return [{ row, left, free, usd, apart, group: [row.language, row.guaranteed_at !== null, free, apart].join() }];
  });
}

const isAsked = ({ row, free }: Open, asked: SampleSearch): boolean =>
  has(asked.language, row.language) && (!asked.guaranteed || row.guaranteed_at !== null) && (!asked.free || free);

/** Departures of the groups that are asked for and whose lowest price is within the limits. */
function leftOf(open: readonly Open[], asked: SampleSearch): Open[] {
  return [...Map.groupBy(open, ({ group }) => group).values()].flatMap((group) => {
    const usd = Math.min(...group.map((one) => one.usd));
    const isWithin = usd >= (asked.minUsd ?? 0) && usd <= (asked.maxUsd ?? Number.POSITIVE_INFINITY);
    return isWithin ? group.filter((one) => isAsked(one, asked)) : [];
  });
}

const OWN: Record<string, (tour: TourRow, asked: SampleSearch) => boolean> = {
  themes: (tour, asked) => asked.themes.every((id) => tour.themes.includes(id)),
  length: (tour, asked) => has(asked.length, lengthOf(tour)),
  difficulty: (tour, asked) => has(asked.difficulty, String(tour.difficulty)),
  kind: (tour, asked) => has(asked.kind, tour.kind),
  pickup: (tour, asked) => !asked.pickup || tour.pickups.length > 0,
  score: (tour, asked) => asked.scoreMin === null || (tour.score ?? -1) >= asked.scoreMin * 10,
};

/** The lowest price of the departures that are left, in basis points of the tour's own prices. */
function cheapestOf(left: readonly Open[]): { usd: number; bp: number } {
  const usd = Math.min(...left.map((one) => one.usd));
  return { usd, bp: Math.min(...left.filter((one) => one.usd === usd).map(({ row }) => row.price_bp)) };
}

type Result = { tour: TourRow; open: Open[]; left: Open[] };

/** What a search finds by looking at each departure of each tour by itself. */
function findAll(world: World, asked: SampleSearch, now: Date, onDeals: OnDeals): Result[] {
  return world.tours
    .filter((tour) => asked.city === null || tour.city_id === asked.city)
    .filter((tour) => Object.values(OWN).every((passes) => passes(tour, asked)))
    .map((tour) => ({ tour, open: openOnes(world, tour, asked, now, onDeals) }))
    .map((one) => ({ ...one, left: leftOf(one.open, asked) }))
    .filter(({ left }) => left.length > 0);
}

function keyOf({ tour, left }: Result, sort: string): number {
  const usd = cheapestOf(left).usd;
  if (sort === 'price_asc') return usd;
  if (sort === 'price_desc') return -usd;
  if (sort === 'score') return -(tour.score ?? -1);
  if (sort === 'soonest') return Math.min(...left.map(({ row }) => row.starts_at.getTime()));
  if (sort === 'length') return tour.days === 1 ? (tour.hours ?? 24) : tour.days * 24;
  return -(tour.sort_weight * 1_000 + (tour.score ?? 0));
}

/** The departure of a card, and the days shown on it. */
function cardOf({ tour, open, left }: Result, asked: SampleSearch) {
  const { usd, bp } = cheapestOf(left);
  const limited = asked.minUsd !== null || asked.maxUsd !== null;
  const bySoonest = [...left].sort((a, b) => a.row.starts_at.getTime() - b.row.starts_at.getTime());
  const asAsked = open.filter((one) => isAsked(one, asked));
  const classes = new Set(left.filter((one) => one.usd === usd && one.row.price_bp === bp).map(({ apart }) => apart));
  const day = bySoonest[0]?.row.day;
  const soonestBp = Math.min(
    ...left.filter(({ row, group }) => row.day === day && group === bySoonest[0]?.group).map(({ row }) => row.price_bp),
  );
  const shown = asAsked.filter(({ row, apart }) => {
    if (asked.sort !== 'soonest') return row.price_bp === bp && classes.has(apart);
    return !limited || (row.day === day && row.price_bp === soonestBp);
  });
  const first = shown[0];
  return {
    id: tour.id,
    next: first?.row.id,
    days: [...new Set(shown.map(({ row }) => row.day))].slice(0, 3),
    free: first?.free,
    usd: first?.usd,
    seatsLeft: first && first.left <= 5 ? first.left : null,
    languages: [...new Set(open.map(({ row }) => row.language))].sort(),
    weekdays: [...new Set(asAsked.map(({ row }) => weekday(row.day)))].sort(),
  };
}

const CHOICES = {
  length: ['hours', 'day', 'short', 'week', 'long'],
  language: GUIDE_LANGUAGES,
  difficulty: ['1', '2', '3', '4', '5'],
  kind: ['group', 'private', 'day'],
} as const;

/** What a search answers, worked out the long way: each choice is counted by a search of its own. */
export function referenceSearch(world: World, asked: SampleSearch, now: Date, onDeals: OnDeals) {
  const find = (more: Partial<SampleSearch> = {}): Result[] => findAll(world, { ...asked, ...more }, now, onDeals);
  const found = find().map((one) => ({ ...one, key: keyOf(one, asked.sort) }));
  found.sort((a, b) => a.key - b.key || (a.tour.id < b.tour.id ? -1 : 1));
  const counts = Object.entries(CHOICES).map(([choice, values]) => [
    choice,
    values.map((value) => [value, find({ [choice]: [value] }).length]).filter(([, count]) => count !== 0),
  ]);
  const priced = find({ minUsd: null, maxUsd: null }).map(({ left }) => cheapestOf(left).usd);
  const cities = Map.groupBy(
    world.tours.filter(({ id }) => found.some(({ tour }) => tour.id === id)),
    ({ city_id }) => city_id,
  );
  const fewer = (party: TourParty, isOurs: (flaw: string) => boolean): number => {
    const flawOf = (tour: TourRow): string => {
      const sorted = sortParty(tour.units, asked.party);
      if ('flaw' in sorted) return sorted.flaw.field === 'childAges' ? 'ages' : 'people';
      return tourTravellers(asked.party) > tour.max_party ? 'people' : '';
    };
    const sort = 'popular';
    return find({ party, sort }).filter(({ tour }) => isOurs(flawOf(tour))).length;
  };
  const { adults, seniors } = asked.party;
  return {
    list: found.map((one) => cardOf(one, asked)),
    total: found.length,
    facets: {
      ...Object.fromEntries(counts),
      score: [9, 8, 7].map((value) => [value, find({ scoreMin: value }).length]).filter(([, count]) => count !== 0),
      city: [...cities].map(([id, of]) => [id, of.length]).sort((a, b) => Number(b[1]) - Number(a[1])),
      guaranteed: find({ guaranteed: true }).length,
      pickup: find({ pickup: true }).length,
      free: find({ free: true }).length,
      adult: priced.length === 0 ? null : [Math.min(...priced), Math.max(...priced)],
    },
    leftOut: {
      ages: fewer({ adults: adults + seniors === 0 ? 1 : adults, seniors, childAges: [] }, (flaw) => flaw === 'ages'),
      people: fewer({ adults: 2, seniors: 0, childAges: [] }, (flaw) => flaw === 'people'),
    },
  };
}
