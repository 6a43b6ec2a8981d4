import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import { minutesOf, periodOf } from '@app/contract/verticals/dining/opening-hours';
import { metresBetween } from '@app/kernel/distance';
import { addDays, type Day, nightsBetween, weekday } from '@app/kernel/local-day';
import { dayIn, instantOf, wallTimeIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import { takenOf } from '../db/taken.repo.ts';
import type { CountedTaken } from '../domain/seating.ts';
import type { StoredArea, TableRules } from '../domain/stored-restaurant.ts';

/** What is searched for, as the call takes it. */
export type ReferenceQuery = {
  readonly city: string;
  readonly day: Day;
  readonly time: string;
  readonly people: number;
  readonly sort: 'best' | 'near' | 'rating' | 'price';
  readonly cuisines?: readonly string[];
  readonly priceLevels?: readonly number[];
  readonly facilities?: readonly string[];
  readonly area?: string;
  readonly scoreMin?: number;
  readonly depositFree?: boolean;
  readonly openNow?: boolean;
  readonly freeOnly?: boolean;
};

type House = TableRules & {
  readonly id: string;
  readonly zone: string;
  readonly area: string;
  readonly cuisines: readonly string[];
  readonly facilities: readonly string[];
  readonly level: number;
  readonly average: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly depositUsd: number;
  readonly depositFrom: number;
  readonly weight: number;
  readonly score: number | null;
};
type Time = { readonly day: Day; readonly time: string; readonly at: number };

const MINUTE = 60_000;
const onClock = (minutes: number): string =>
  `${String(Math.floor((minutes % 1_440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const periods = (of: House, day: Day) =>
  of.closedDays.includes(day) ? [] : of.hours.filter((one) => one.weekday === weekday(day)).map(periodOf);

/** Every time of a night, each asked of the clock of its zone. */
function times(of: House, day: Day): Time[] {
  const found: Time[] = [];
  for (const { opens, lastSeating } of periods(of, day).sort((a, b) => a.opens - b.opens)) {
    for (let minutes = opens; minutes <= lastSeating; minutes += of.stepMinutes) {
      const date = minutes >= 1_440 ? addDays(day, 1) : day;
      const at = instantOf(date, onClock(minutes), of.zone);
      if (wallTimeIn(of.zone, at) === `${date}T${onClock(minutes)}`) {
        found.push({ day, time: onClock(minutes), at: at.getTime() });
      }
    }
  }
  return found;
}

/** The kinds of table that take a party, each with how many of its tables that needs. */
function kinds(of: House, people: number): { area: StoredArea; tables: number }[] {
  const open = of.areas.filter(({ online, tables }) => online && tables > 0);
  const alone = open.filter(({ seatsMin, seatsMax }) => seatsMin <= people && people <= seatsMax);
  const joined = open.filter(({ joins, seatsMax }) => joins && people > seatsMax);
  return (alone.length > 0 ? alone : joined)
    .map((area) => ({ area, tables: Math.ceil(people / area.seatsMax) }))
    .filter(({ area, tables }) => people <= of.maxParty && tables <= area.tables)
    .sort((a, b) => a.tables - b.tables || a.area.seatsMax - b.area.seatsMax || b.area.sortWeight - a.area.sortWeight);
}

type PartyAtMoment = { readonly people: number; readonly now: Date };

/** The free times of a night with the kind of table that each is at, and whether few are left. */
function freeTimes(of: House, taken: CountedTaken, day: Day, { people, now }: PartyAtMoment) {
  const far = nightsBetween(dayIn(of.zone, now), day) > of.daysAhead;
  const choices = kinds(of, people);
  if (far || choices.length === 0) return [];
  const turns = [...of.turns].sort((a, b) => a.upTo - b.upTo);
  const minutes = (turns.find(({ upTo }) => people <= upTo) ?? turns.at(-1))?.minutes ?? 120;
  const quarters = Math.ceil((minutes + of.bufferMinutes) / 15);
  return times(of, day).flatMap((time) => {
    const quarter = Math.floor(time.at / (15 * MINUTE));
    if (time.at < now.getTime() + of.noticeMinutes * MINUTE || time.at <= now.getTime()) return [];
    const left = choices.map(({ area }) => taken.free(area, quarter, quarters));
    const first = choices.findIndex(({ tables }, index) => (left[index] ?? 0) >= tables);
    if (first < 0 || (of.pace !== null && taken.arriving(quarter) + people > of.pace)) return [];
    const parties = choices.reduce(
      (sum, { tables }, index) => sum + Math.floor(Math.max(0, left[index] ?? 0) / tables),
      0,
    );
    return [{ ...time, areaId: choices[first]?.area.id, state: parties <= 2 ? 'few' : 'free' }];
  });
}

/** The moment an hour means: of the night's own day, or past midnight where that is nearer to when guests sit down. */
function meant(of: House, day: Day, time: string): number {
  const away = (minutes: number): number =>
    Math.min(...periods(of, day).map((one) => Math.max(one.opens - minutes, minutes - one.lastSeating, 0)));
  const early = minutesOf(time);
  return instantOf(away(early + 1_440) < away(early) ? addDays(day, 1) : day, time, of.zone).getTime();
}

function tonight(of: House, now: Date): Day {
  const wall = wallTimeIn(of.zone, now);
  const before = addDays(wall.slice(0, 10), -1);
  const late = periods(of, before).some(({ lastSeating }) => minutesOf(wall.slice(11)) + 1_440 <= lastSeating);
  return late ? before : wall.slice(0, 10);
}

function isOpen(of: House, now: Date): boolean {
  const wall = wallTimeIn(of.zone, now);
  const at = minutesOf(wall.slice(11));
  const within = (day: Day, minutes: number): boolean =>
    periods(of, day).some(({ opens, closes }) => opens <= minutes && minutes < closes);
  return within(wall.slice(0, 10), at) || within(addDays(wall.slice(0, 10), -1), at + 1_440);
}

/** At most five next times: of the night asked for from an hour before on, else of the first night that has any. */
function nextTimes(of: House, taken: CountedTaken, wanted: ReferenceQuery, now: Date) {
  const asked = { people: wanted.people, now };
  const around = (day: Day) => {
    const free = freeTimes(of, taken, day, asked);
    return day === wanted.day ? free.filter(({ at }) => at >= meant(of, day, wanted.time) - 60 * MINUTE) : free;
  };
  const today = tonight(of, now);
  const last = addDays(today, of.daysAhead);
  const first = wanted.day < today ? today : wanted.day;
  const from = first > last ? last : first;
  for (const day of [wanted.day, ...Array.from({ length: 14 }, (_, later) => addDays(from, later))]) {
    const found = around(day);
    if (found.length > 0) return found.slice(0, 5);
  }
  return [];
}

async function houses(db: Db, city: string): Promise<House[]> {
  const { rows } = await sql<House>`
    SELECT r.id, r.zone, lower(r.area ->> 'en-US') AS area, r.cuisines, r.facilities, r.price_level AS level, r.average_usd AS average,
      r.latitude, r.longitude, r.hours, r.closed_days AS "closedDays", r.notice_minutes AS "noticeMinutes", r.days_ahead AS "daysAhead",
      r.step_minutes AS "stepMinutes", r.turns, r.buffer_minutes AS "bufferMinutes", r.pace, r.max_party AS "maxParty",
      r.deposit_usd AS "depositUsd", r.deposit_from_party AS "depositFrom", r.sort_weight AS weight, s.score,
      (SELECT COALESCE(json_agg(json_build_object('id', a.id, 'tables', a.tables, 'seatsMin', a.seats_min, 'seatsMax', a.seats_max,
        'joins', a.joins, 'outdoor', a.outdoor, 'online', a.online, 'sortWeight', a.sort_weight) ORDER BY a.sort_weight DESC, a.id), '[]')
        FROM dining_area a WHERE a.restaurant_id = r.id) AS areas
    FROM restaurant r LEFT JOIN travel_score s ON s.kind = 'dining' AND s.subject_id = r.id
    WHERE r.city_id = ${city} AND r.online ORDER BY r.id`.execute(db);
  return rows;
}

const counts = <V>(values: readonly V[], of: (value: V) => number) =>
  values.map((value) => ({ value, count: of(value) })).filter(({ count }) => count > 0);
const mostFirst = (a: { count: number }, b: { count: number }): number => b.count - a.count;

/** What a search must answer, reckoned from the tables alone as they are now; null where the city is not travelled to. */
export async function referenceSearch(db: Db, wanted: ReferenceQuery, now: Date) {
  const { rows } = await sql<{ latitude: number; longitude: number; name: string }>`
    SELECT latitude, longitude, name ->> 'en-US' AS name FROM travel_city WHERE id = ${wanted.city} AND enabled`.execute(
    db,
  );
  const [city] = rows;
  if (!city) return null;
  const listed = await houses(db, wanted.city);
  const all = listed.map((of) => {
    const outdoors = wanted.facilities?.includes('outdoor') ? of.areas.filter(({ outdoor }) => outdoor) : [];
    return outdoors.length > 0 ? { ...of, areas: outdoors } : of;
  });
  const quarter = Math.floor(now.getTime() / (15 * MINUTE));
  const span = { from: quarter - 200, to: quarter + 96 * 120 };
  const taken = await takenOf(
    db,
    all.map(({ id }) => id),
    span,
  );
  const seen = all.map((of) => {
    const own = taken.get(of.id) as CountedTaken;
    const free = freeTimes(of, own, wanted.day, { people: wanted.people, now });
    const moment = meant(of, wanted.day, wanted.time);
    const pays = of.depositUsd > 0 && wanted.people >= of.depositFrom;
    return {
      of,
      own,
      free: free.some(({ at }) => Math.abs(at - moment) <= 60 * MINUTE),
      openNow: isOpen(of, now),
      distance: metresBetween(city, of),
      deposit: pays ? of.depositUsd * wanted.people : 0,
    };
  });
  const any = seen.filter(
    ({ of, free, openNow, deposit }) =>
      (!wanted.priceLevels || wanted.priceLevels.includes(of.level)) &&
      (!wanted.area || of.area === wanted.area) &&
      (wanted.facilities ?? []).every((one) => of.facilities.includes(one)) &&
      (!wanted.scoreMin || (of.score ?? 0) >= wanted.scoreMin * 10) &&
      (!wanted.depositFree || deposit === 0) &&
      (!wanted.openNow || openNow) &&
      (!wanted.freeOnly || free),
  );
  const found = any.filter(({ of }) => !wanted.cuisines || of.cuisines.some((one) => wanted.cuisines?.includes(one)));
  const key = ({ of, free, distance }: (typeof seen)[number]): number =>
    ({
      best: (free ? 0 : 1_000_000) - (of.score ?? 70) * 100 + distance,
      near: distance,
      rating: -(of.score ?? -1),
      price: of.average ?? of.level * 2_000,
    })[wanted.sort];
  const sorted = found.toSorted((a, b) => key(a) - key(b) || b.of.weight - a.of.weight || (a.of.id < b.of.id ? -1 : 1));
  const number = (is: (one: (typeof seen)[number]) => boolean): number => found.filter(is).length;
  return {
    ids: sorted.map(({ of }) => of.id),
    city: city.name,
    cards: sorted.map(({ of, own, free, openNow, distance, deposit }) => ({
      id: of.id,
      distance,
      openNow,
      free,
      deposit: deposit > 0 ? deposit : null,
      score: of.score === null ? null : of.score / 10,
      times: nextTimes(of, own, wanted, now).map(({ day, time, areaId, state }) => ({ day, time, areaId, state })),
    })),
    freeTotal: number(({ free }) => free),
    facets: {
      cuisine: counts(CUISINES, (value) => any.filter(({ of }) => of.cuisines.includes(value)).length).sort(mostFirst),
      priceLevel: counts([1, 2, 3, 4], (value) => number(({ of }) => of.level === value)),
      facility: counts(DINING_FACILITIES, (value) => number(({ of }) => of.facilities.includes(value))).sort(mostFirst),
      area: counts([...new Set(found.map(({ of }) => of.area))], (value) => number(({ of }) => of.area === value)).sort(
        mostFirst,
      ),
      score: counts([9, 8, 7], (value) => number(({ of }) => (of.score ?? 0) >= value * 10)),
      depositFree: number(({ deposit }) => deposit === 0),
      openNow: number(({ openNow }) => openNow),
      free: number(({ free }) => free),
    },
  };
}
