import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { DiningParty } from '@app/contract/verticals/dining/party';
import { peopleOf } from '@app/contract/verticals/dining/party';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { VerticalTrips } from '../../../demo/content/vertical-demo.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { withWords } from '../../../demo/seed/travel/with-words.ts';
import { everyRestaurant, menusOf } from '../db/restaurant.repo.ts';
import { guestOf } from '../domain/contact-guest.ts';
import type { DiningRequest } from '../domain/dining-request.ts';
import { type Seat, seatAt, takenIn } from '../domain/seating.ts';
import type { StoredArea, StoredMenu, StoredRestaurant } from '../domain/stored-restaurant.ts';
import { quarterOf, quartersOf, timesOn } from '../domain/table-times.ts';
import { tableOffer } from '../usecases/offer-table.ts';
import { dinerWords } from './diner-words.ts';
import { type Fate, lifeOf, someFate } from './table-life.ts';
import { type DemoBlock, writeTables } from './write-tables.ts';

const OWN_CHANCE = 820;
const LATELY = 60;
const AHEAD = 24;
/** Bookings of a day that is over, and how fast they thin out on those to come. */
const A_DAY = 7;
const THINS_OUT = 9;
const SETTLED = 2 * DAY;
const TRIES = 8;
/** One restaurant in so many is full tonight: a closed party has every table. */
const FULL_TONIGHT = 10;

const couple: DiningParty = { adults: 2, childAges: [] };
const PARTIES: readonly DiningParty[] = [
  couple,
  couple,
  couple,
  { adults: 2, childAges: [6] },
  { adults: 3, childAges: [] },
  { adults: 4, childAges: [] },
  { adults: 2, childAges: [4, 9] },
  { adults: 5, childAges: [] },
];

type House = { readonly restaurant: StoredRestaurant; readonly menus: readonly StoredMenu[] };
type Wish = {
  readonly house: House;
  readonly day: Day;
  readonly party: DiningParty;
  readonly fate: Fate;
  readonly customer?: SeededCustomer;
  readonly placedAt?: Date;
  readonly wishes?: string;
  readonly withMenu?: boolean;
};
type Tables = Map<string, Map<number, { used: number; total: number }>>;
type Stage = {
  readonly chance: Chance;
  readonly now: Date;
  readonly travellers: readonly SeededCustomer[];
  readonly taken: Map<string, { tables: Tables; arrivals: Map<number, number> }>;
  /** Evenings that customers are out. */
  readonly out: Set<string>;
};

const takenOf = ({ taken }: Stage, id: string) => {
  const known = taken.get(id) ?? { tables: new Map(), arrivals: new Map() };
  taken.set(id, known);
  return known;
};

/** Writes down that a seat is had: the tables of each quarter, and the arrival. */
function have(stage: Stage, restaurantId: string, seat: Seat, people: number): void {
  const { tables, arrivals } = takenOf(stage, restaurantId);
  const area = tables.get(seat.area.id) ?? new Map<number, { used: number; total: number }>();
  tables.set(seat.area.id, area);
  for (let quarter = seat.quarter; quarter < seat.quarter + seat.quarters; quarter += 1) {
    area.set(quarter, { used: (area.get(quarter)?.used ?? 0) + seat.tables, total: seat.area.tables });
  }
  arrivals.set(seat.quarter, (arrivals.get(seat.quarter) ?? 0) + people);
}

/** Somebody who had an account by then and is at home that evening; not the named customer. */
function dinerOf(stage: Stage, day: Day, placedAt: Date): SeededCustomer | null {
  const { chance, travellers, out } = stage;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const customer = travellers[chance.whole(1, travellers.length - 1)];
    if (customer && addMs(customer.createdAt, SETTLED) < placedAt && !out.has(`${customer.id} ${day}`)) return customer;
  }
  return null;
}

function bookedAt({ chance, now }: Stage, startsAt: Date, noticeMinutes: number): Date {
  const latest = addMs(startsAt, -(noticeMinutes + 10) * MINUTE);
  const wished = addMs(latest, -(chance.next() ** 2 * 9 * DAY));
  return wished < now ? wished : addMs(now, -(chance.next() * 5 * DAY + 20 * MINUTE));
}

/** A seat on the day in the evening if there is one, with when it was booked. */
function someSeat(wish: Wish, stage: Stage): { seat: Seat; placedAt: Date } | null {
  const { restaurant } = wish.house;
  const times = timesOn(restaurant, wish.day);
  const evening = times.filter(({ time, nextDay }) => !nextDay && time >= '18:30' && time <= '21:00');
  const time = stage.chance.pick(evening.length > 0 && stage.chance.maybe(0.75) ? evening : times);
  if (!time) return null;
  const placedAt = wish.placedAt ?? bookedAt(stage, time.startsAt, restaurant.noticeMinutes);
  const people = peopleOf(wish.party);
  const seat = seatAt(restaurant, takenIn(takenOf(stage, restaurant.id)), time, { people, now: placedAt });
  return typeof seat === 'string' ? null : { seat, placedAt };
}

function bookingOf(wish: Wish, stage: Stage): PlannedTrip | null {
  const { chance, now } = stage;
  const { restaurant, menus: offered } = wish.house;
  const found = someSeat(wish, stage);
  if (!found) return null;
  const { seat, placedAt } = found;
  const customer = wish.customer ?? dinerOf(stage, wish.day, placedAt);
  if (!customer) return null;
  const people = peopleOf(wish.party);
  const menu = offered.find(({ minPeople }) => minPeople <= people);
  const menus = menu && (wish.withMenu || chance.maybe(0.15)) ? [{ menu, count: people }] : [];
  const request: DiningRequest = {
    restaurantId: restaurant.id,
    day: seat.time.day,
    time: seat.time.time,
    ...wish.party,
    areaId: null,
    menus: menus.map(({ menu: { id }, count }) => ({ id, count })),
    occasion: chance.pick(['none', 'none', 'none', 'birthday', 'date', 'friends']),
  };
  const offer = tableOffer({ restaurant, seat, request, menus });
  const bySystem = restaurant.confirm === 'system';
  const life = { offer, placedAt, fate: wish.fate, bySystem, chance };
  const steps = lifeOf(life, now);
  const over = steps.some(({ event }) => event === 'cancel' || event === 'expire' || event === 'cancel_paid');
  if (!over) have(stage, restaurant.id, seat, people);
  stage.out.add(`${customer.id} ${wish.day}`);
  return {
    id: chance.id(placedAt),
    kind: 'dining',
    customer,
    offer,
    request,
    guests: [guestOf({ name: customer.addresses[0]?.name ?? customer.nickname })],
    wishes: wish.wishes ?? '',
    arrival: '',
    placedAt,
    steps,
    confirming: { minutes: bySystem ? 0 : null, promisedMinutes: diningLimits.confirmMinutes },
  };
}

/** What the named customer finds under their travel orders: days from today, hours since it was booked. */
const NAMED: readonly {
  fate: Fate;
  inDays: number;
  hoursAgo: number;
  party: DiningParty;
  deposit: boolean;
  wishes?: string;
}[] = [
  { fate: 'told', inDays: -41, hoursAgo: 44 * 24, party: couple, deposit: false },
  { fate: 'silent', inDays: -2, hoursAgo: 9 * 24, party: { adults: 2, childAges: [7] }, deposit: false },
  { fate: 'no_show', inDays: -18, hoursAgo: 25 * 24, party: { adults: 4, childAges: [] }, deposit: true },
  { fate: 'cancelled', inDays: -11, hoursAgo: 20 * 24, party: couple, deposit: true },
  { fate: 'told', inDays: 3, hoursAgo: 30, party: couple, deposit: false, wishes: 'A quiet table, please.' },
  { fate: 'told', inDays: 12, hoursAgo: 50, party: { adults: 4, childAges: [] }, deposit: true },
];

const asksDeposit = ({ restaurant }: House, people: number): boolean =>
  restaurant.depositUsd > 0 && people >= restaurant.depositFromParty && restaurant.maxParty >= people;

function* namedWishes(houses: readonly House[], { now, travellers, chance }: Stage): Generator<() => Wish> {
  const [customer] = travellers;
  if (!customer) return;
  for (const { inDays, hoursAgo, deposit, ...rest } of NAMED) {
    const fitting = houses.filter((house) =>
      deposit ? asksDeposit(house, peopleOf(rest.party)) : house.restaurant.depositUsd === 0,
    );
    yield () => {
      const house = chance.pick(fitting.slice(0, 8));
      const day = addDays(dayIn(house.restaurant.zone, now), inDays);
      return { house, day, customer, placedAt: addMs(now, -hoursAgo * HOUR), ...rest };
    };
  }
}

function* wishesOf(houses: readonly House[], stage: Stage): Generator<() => Wish> {
  const { chance, now } = stage;
  yield* namedWishes(houses, stage);
  for (let inDays = -LATELY; inDays <= AHEAD; inDays += 1) {
    const wanted = A_DAY * (inDays <= 0 ? chance.between(0.7, 1.3) : Math.exp(-inDays / THINS_OUT));
    for (let count = Math.round(wanted); count > 0; count -= 1) {
      yield () => {
        const house = chance.pick(houses);
        const day = addDays(dayIn(house.restaurant.zone, now), inDays);
        return { house, day, party: chance.pick(PARTIES), fate: someFate(chance) };
      };
    }
  }
  // What waits for staff: one within its half hour, one beyond it; and one that waits to be paid.
  const byStaff = houses.filter(({ restaurant }) => restaurant.confirm === 'staff');
  const paidAhead = houses.filter((house) => asksDeposit(house, 2) && house.restaurant.confirm === 'system');
  for (const [fate, minutes, among] of [
    ['to_confirm', 12, byStaff],
    ['to_confirm', 95, byStaff],
    ['unpaid', 4, paidAhead],
  ] as const) {
    yield () => {
      const house = chance.pick(among);
      const day = addDays(dayIn(house.restaurant.zone, now), chance.whole(5, 9));
      return { house, day, party: couple, fate, placedAt: addMs(now, -minutes * MINUTE), withMenu: fate === 'unpaid' };
    };
  }
}

type Evening = { readonly from: number; readonly until: number };

/** The quarters of a restaurant's evening today; null where it has none. */
function tonight(restaurant: StoredRestaurant, now: Date): Evening | null {
  const evening = timesOn(restaurant, dayIn(restaurant.zone, now)).filter(
    ({ time, nextDay }) => nextDay || time >= '17:00',
  );
  const [first, last] = [evening[0], evening.at(-1)];
  return first && last
    ? { from: quarterOf(first.startsAt), until: quarterOf(last.startsAt) + quartersOf(restaurant, 2) }
    : null;
}

/** Tables of a kind that nobody has at any time of an evening. */
function leftOf(stage: Stage, restaurant: StoredRestaurant, area: StoredArea, { from, until }: Evening): number {
  const used = [...(takenOf(stage, restaurant.id).tables.get(area.id) ?? [])];
  return area.tables - Math.max(0, ...used.filter(([at]) => at >= from && at < until).map(([, row]) => row.used));
}

/** Tables that staff took tonight: guests who walked in, and houses that are closed for a party. */
function blocksOf(houses: readonly House[], stage: Stage): DemoBlock[] {
  const { chance, now } = stage;
  return houses.flatMap(({ restaurant }, index) => {
    const evening = tonight(restaurant, now);
    if (!evening) return [];
    const full = index % FULL_TONIGHT === 3;
    const begins = full ? evening.from : evening.from + chance.whole(0, 4);
    return restaurant.areas.slice(0, full ? undefined : 1).flatMap((area): DemoBlock[] => {
      const left = leftOf(stage, restaurant, area, evening);
      const tables = full ? left : Math.min(left - 1, chance.whole(0, 2));
      if (tables < 1) return [];
      return [
        {
          id: chance.id(now),
          restaurantId: restaurant.id,
          areaId: area.id,
          kind: full ? 'block' : 'walk_in',
          startsQuarter: begins,
          quarters: full ? evening.until - evening.from : quartersOf(restaurant, 2),
          tables,
          covers: full ? 0 : tables * 2,
          note: full ? 'Closed party' : '',
          at: addMs(now, -chance.between(0.5, 6) * HOUR),
        },
      ];
    });
  });
}

/** Tables of the demo's customers, in every state that their days allow, over the last weeks and the next. */
const planTables: VerticalTrips = async (tx, { now, seed, travellers }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const houses: House[] = [];
  for (const restaurant of await everyRestaurant(tx)) {
    houses.push({ restaurant, menus: await menusOf(tx, restaurant.id) });
  }
  const stage: Stage = { chance, now, travellers, taken: new Map(), out: new Set() };
  const trips: PlannedTrip[] = [];
  for (const wish of wishesOf(houses, stage)) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const trip = bookingOf(wish(), stage);
      if (!trip) continue;
      trips.push(trip);
      break;
    }
  }
  const blocks = blocksOf(houses, stage);
  return { trips: withWords(trips, dinerWords), write: (into, living) => writeTables(into, living, { blocks, now }) };
};
export default planTables;
