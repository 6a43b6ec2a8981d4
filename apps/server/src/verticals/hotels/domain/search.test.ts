import { roomsOf } from '@app/contract/travel/rooms';
import { BOARDS, FACILITIES, HOTEL_SORTS } from '@app/contract/verticals/hotels/facts';
import { addDays, indexInMonth, monthOf, nightsOf } from '@app/kernel/local-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelPolicy, freeUntil } from './cancel-policy.ts';
import { DAYS, hotelAt, packNight, plainMonthOf, stayOf, usdOf } from './city-facts.ts';
import { SCORES } from './count-hotels.ts';
import { idOf, stretch } from './order-hotels.ts';
import { packCity } from './pack-city.ts';
import { CLOSED, closedFor, NO_ARRIVAL, type PlanMonth, planNights } from './plan-nights.ts';
import { nightlyAverage, priceStay } from './price-stay.ts';
import { type Filters, type Found, filter } from './rank-hotels.ts';
import { fits } from './room-price.ts';
import { openCalendar } from './stay-calendar.ts';
import { NO_DEALS, openDesk } from './stay-offers.ts';
import { stayOver } from './stay-over.ts';

const MONTHS = ['2027-01-01', '2027-02-01'];
const NOW = new Date('2027-01-05T09:00:00Z');
const HOTELS = 12;
const text = (name: string) => ({ 'en-US': name });
const idOfNumber = (kind: number, number: number): string =>
  `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const hotelRow = fc.record({
  stars: fc.integer({ min: 0, max: 5 }),
  score: fc.option(fc.integer({ min: 20, max: 100 })),
  facilities: fc.subarray([...FACILITIES]),
  areaName: fc.constantFrom('Old Town', 'Harbour'),
  zone: fc.constantFrom('Europe/Lisbon', 'Asia/Tokyo'),
  taxBp: fc.integer({ min: 0, max: 2_000 }),
  sortWeight: fc.integer({ min: -3, max: 3 }),
  latitude: fc.double({ min: 38, max: 39, noNaN: true }),
});
const roomRow = fc.record({
  hotel: fc.nat(HOTELS - 1),
  units: fc.integer({ min: 0, max: 3 }),
  baseAdults: fc.integer({ min: 1, max: 2 }),
  maxGuests: fc.integer({ min: 2, max: 4 }),
});
const planRow = fc.record({
  room: fc.nat(19),
  board: fc.constantFrom(...BOARDS),
  baseUsd: fc.integer({ min: 600, max: 3_000 }),
  minimumStay: fc.integer({ min: 1, max: 2 }),
  extraAdultUsd: fc.integer({ min: 0, max: 900 }),
  singleOffUsd: fc.integer({ min: 0, max: 599 }),
  childBands: fc.constantFrom('[]', '[{"from":0,"to":5,"usd":0}]'),
  refundable: fc.boolean(),
  cancelSteps: fc.constantFrom('[]', '[{"daysBefore":7,"percent":50}]'),
});
/** Nights that differ from their plan, so many days after check-in. */
const nightEdit = fc.record({
  plan: fc.nat(39),
  after: fc.nat(5),
  usd: fc.constantFrom(0, 1, 350, 900, 1_100, 10_000_000),
  stay: fc.integer({ min: 1, max: 3 }),
  stops: fc.constantFrom(0, 0, 1, 2, 4),
});
const world = fc.record({
  hotels: fc.array(hotelRow, { minLength: HOTELS, maxLength: HOTELS }),
  rooms: fc.array(roomRow, { minLength: 20, maxLength: 20 }),
  plans: fc.array(planRow, { minLength: 40, maxLength: 40 }),
  edits: fc.array(nightEdit, { minLength: 40, maxLength: 80 }),
  checkIn: fc.integer({ min: 3, max: 45 }).map((days) => addDays('2027-01-01', days)),
  nights: fc.integer({ min: 1, max: 4 }),
  rooms_: fc.integer({ min: 1, max: 2 }),
  more: fc.integer({ min: 0, max: 2 }),
  childAges: fc.array(fc.constantFrom(3, 9), { maxLength: 2 }),
  filters: fc.record({
    minUsd: fc.option(fc.integer({ min: 500, max: 1_500 })),
    maxUsd: fc.option(fc.integer({ min: 1_500, max: 3_500 })),
    stars: fc.option(fc.subarray([3, 4, 5], { minLength: 1 })),
    scoreMin: fc.option(fc.constantFrom(60, 80)),
    board: fc.option(fc.subarray([...BOARDS], { minLength: 1 })),
    free: fc.boolean(),
    facilities: fc.option(fc.subarray(['wifi', 'pool'], { minLength: 1 })),
    area: fc.option(fc.constantFrom('old town', 'harbour', 'nowhere')),
  }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

function cityOf(given: World) {
  const hotels = given.hotels.map(({ areaName, ...hotel }, index) => ({
    ...hotel,
    id: idOfNumber(1, index),
    area: text(areaName),
    areaKey: areaName.toLowerCase(),
    longitude: -9,
    checkInFrom: '14:00',
  }));
  const rooms = given.rooms.map(({ hotel, ...room }, index) => ({
    ...room,
    id: idOfNumber(2, index),
    hotelId: idOfNumber(1, hotel),
    maxAdults: 2,
    maxChildren: 1,
  }));
  const plans = given.plans.map(({ room, ...plan }, index) => ({
    ...plan,
    id: idOfNumber(3, index),
    roomTypeId: idOfNumber(2, room),
  }));
  const place = { id: idOfNumber(4, 0), name: text('City'), zone: 'Europe/Lisbon', latitude: 38.5, longitude: -9 };
  return { city: packCity(place, { hotels, rooms, plans }), rows: { hotels, rooms, plans } };
}
type Rows = ReturnType<typeof cityOf>['rows'];

/** A plan's months as the database has them. */
function monthsOf(given: World, plan: Rows['plans'][number]): Map<string, PlanMonth> {
  const months = new Map<string, PlanMonth>();
  for (const edit of given.edits.filter(({ plan: edited }) => idOfNumber(3, edited) === plan.id)) {
    const date = addDays(given.checkIn, edit.after);
    const day = indexInMonth(date);
    const month = months.get(monthOf(date)) ?? {
      prices: Array<number>(DAYS).fill(plan.baseUsd),
      stays: Array<number>(DAYS).fill(plan.minimumStay),
      stops: Array<number>(DAYS).fill(0),
    };
    month.prices[day] = edit.usd;
    month.stays[day] = edit.stay;
    month.stops[day] = edit.stops;
    months.set(monthOf(date), month);
  }
  return months;
}

type Plain = { hotel: Rows['hotels'][number]; board: string; free: boolean; listUsd: number; nightlyUsd: number };
type SearchQuery = { checkIn: string; checkOut: string; rooms: ReturnType<typeof roomsOf>; nights: number };

/** Every plan that can be booked, one by one, as details and quotes price them. */
function plainOffers(given: World, rows: Rows, asked: SearchQuery): Plain[] {
  return rows.plans.flatMap((plan) => {
    const room = rows.rooms.find(({ id }) => id === plan.roomTypeId);
    const hotel = rows.hotels.find(({ id }) => id === room?.hotelId);
    if (!room || !hotel || room.units < asked.rooms.length || !asked.rooms.every((party) => fits(room, party)))
      return [];
    const nightOf = planNights(plan, monthsOf(given, plan));
    const nights = nightsOf(asked.checkIn, asked.checkOut);
    if (closedFor(nightOf, { nights, checkOut: asked.checkOut })) return [];
    const stay = priceStay(
      nights.map((night) => nightOf(night).usd),
      {
        rooms: asked.rooms,
        terms: { ...plan, baseAdults: room.baseAdults, childBands: JSON.parse(plan.childBands) },
        taxBp: hotel.taxBp,
      },
    );
    if (!stay) return [];
    const rule = { refundable: plan.refundable, cancelSteps: JSON.parse(plan.cancelSteps) };
    const policy = cancelPolicy(rule, { ...hotel, checkIn: asked.checkIn }, stay.totalUsd);
    const nightlyUsd = nightlyAverage(stay.totalUsd, asked.nights, asked.rooms.length);
    const free = plan.refundable && freeUntil(policy, NOW) !== null;
    return [{ hotel, board: plan.board, free, listUsd: stay.listUsd, nightlyUsd }];
  });
}

/** Whether an offer passes all filters, those named left out. */
function passes({ hotel, board, free, nightlyUsd }: Plain, filters: Filters, without: readonly string[]): boolean {
  const has: readonly string[] = hotel.facilities;
  const passed: Record<string, boolean> = {
    price: nightlyUsd >= (filters.minUsd ?? 0) && nightlyUsd <= (filters.maxUsd ?? Number.POSITIVE_INFINITY),
    stars: filters.stars === null || filters.stars.includes(hotel.stars),
    score: filters.scoreMin === null || (hotel.score ?? -1) >= filters.scoreMin,
    board: filters.board === null || filters.board.some((one) => one === board),
    free: !filters.free || free,
    facilities: (filters.facilities ?? []).every((one) => has.includes(one)),
    area: filters.area === null || hotel.areaKey === filters.area,
  };
  return Object.entries(passed).every(([name, ok]) => ok || without.includes(name));
}

function plainAnswer(offers: readonly Plain[], filters: Filters) {
  const left = (without: string[], fit: (offer: Plain) => boolean = () => true): number =>
    new Set(offers.filter((one) => passes(one, filters, without) && fit(one)).map(({ hotel }) => hotel.id)).size;
  const lowest = [
    ...Map.groupBy(
      offers.filter((one) => passes(one, filters, ['price'])),
      ({ hotel }) => hotel.id,
    ).values(),
  ].map((of) => Math.min(...of.map(({ nightlyUsd }) => nightlyUsd)));
  return {
    total: left([]),
    stars: [0, 1, 2, 3, 4, 5].map((stars) => left(['stars'], ({ hotel }) => hotel.stars === stars)),
    board: BOARDS.map((board) => left(['board'], (one) => one.board === board)),
    facility: FACILITIES.map((facility) => left([], ({ hotel }) => hotel.facilities.includes(facility))),
    score: SCORES.map((score) => left(['score'], ({ hotel }) => (hotel.score ?? -1) >= score * 10)),
    area: ['old town', 'harbour'].map((area) => left(['area'], ({ hotel }) => hotel.areaKey === area)),
    free: left(['free'], ({ free }) => free),
    min: lowest.length === 0 ? null : Math.min(...lowest),
    max: lowest.length === 0 ? null : Math.max(...lowest),
  };
}

function searched(given: World) {
  const { city, rows } = cityOf(given);
  const rooms = roomsOf({ rooms: given.rooms_, adults: given.rooms_ + given.more, childAges: given.childAges });
  const asked = { checkIn: given.checkIn, checkOut: addDays(given.checkIn, given.nights), rooms, nights: given.nights };
  const months = new Map(MONTHS.map((month) => [month, plainMonthOf(city, month)]));
  for (const [index, id] of city.plans.ids.split(',').entries()) {
    const plan = rows.plans.find((one) => one.id === id);
    for (const [month, { prices, stays, stops }] of plan ? monthsOf(given, plan) : []) {
      for (const [day, usd] of prices.entries()) {
        const packed = packNight(usd, stays[day] ?? 1, stops[day] ?? 0);
        months.get(month)?.nights.fill(packed, index * DAYS + day, index * DAYS + day + 1);
      }
    }
  }
  const candidates = {
    city,
    desk: openDesk(city, { rooms, stays: [stayOver(months, asked)], deals: NO_DEALS }),
    hotels: city.hotels.stars.keys(),
    distance: (hotel: number) => city.hotels.fromCentre[hotel] ?? 0,
  };
  const terms = { checkIn: asked.checkIn, nights: asked.nights, rooms: rooms.length, now: NOW };
  const { found, counts } = filter([candidates], given.filters, terms);
  return { city, rows, asked, months, plain: plainOffers(given, rows, asked), found, counts };
}

test('when a city is searched, then totals, counts, prices and every order are those of pricing plan by plan', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { city, plain, found, counts } = searched(given);
      const { areas, ...rest } = counts;
      expect({
        ...rest,
        total: found.length,
        area: ['old town', 'harbour'].map((key) => areas.get(key)?.count ?? 0),
      }).toEqual(plainAnswer(plain, given.filters));
      for (const one of found) {
        const passing = plain
          .filter(({ hotel }) => hotel.id === idOf(one))
          .filter((offer) => passes(offer, given.filters, []));
        expect(one.nightlyUsd).toBe(Math.min(...passing.map(({ nightlyUsd }) => nightlyUsd)));
        expect(hotelAt(city, idOf(one))).toBe(one.hotel);
      }
      expectOrders(found);
    }),
    { numRuns: 300 },
  );
});

/** The plans of a hotel whose rooms are enough for the party. */
const plansOf = ({ rows, asked }: ReturnType<typeof searched>, hotelId: string) =>
  rows.plans.filter(({ roomTypeId }) => {
    const room = rows.rooms.find(({ id }) => id === roomTypeId);
    return (
      room?.hotelId === hotelId && room.units >= asked.rooms.length && asked.rooms.every((party) => fits(room, party))
    );
  });

test('when a calendar is asked for days to leave, then each names what one plan or none allows', () => {
  fc.assert(
    fc.property(world, (given) => {
      const all = searched(given);
      const calendar = openCalendar(all.city, all.asked.rooms);
      const nights = nightsOf(all.asked.checkIn, all.asked.checkOut);
      for (const { id } of all.rows.hotels) {
        const reasons = plansOf(all, id).map((plan) =>
          closedFor(planNights(plan, monthsOf(given, plan)), { nights, checkOut: all.asked.checkOut }),
        );
        const problem = calendar.problemOf(hotelAt(all.city, id), all.months, all.asked);
        const rules = (['minimum_stay', 'no_departure', 'no_arrival'] as const).filter((rule) =>
          reasons.includes(rule),
        );
        if (reasons.includes(null)) expect(problem).toBeNull();
        else if (rules.length === 0) expect(problem).toBe('full');
        else expect(reasons).toContain(problem);
      }
    }),
    { numRuns: 300 },
  );
});

test('when a calendar is asked for a night, then its price is the least of any plan, whatever stays it asks for', () => {
  fc.assert(
    fc.property(world, (given) => {
      const all = searched(given);
      const calendar = openCalendar(all.city, all.asked.rooms);
      for (const { id } of all.rows.hotels) {
        const nights = plansOf(all, id).flatMap((plan) => {
          const night = planNights(plan, monthsOf(given, plan))(all.asked.checkIn);
          const { baseAdults = 1 } = all.rows.rooms.find((room) => room.id === plan.roomTypeId) ?? {};
          const terms = { ...plan, baseAdults, childBands: JSON.parse(plan.childBands) };
          const priced = priceStay([night.usd], { rooms: all.asked.rooms, terms, taxBp: 0 });
          return priced && (night.stops & CLOSED) === 0 ? [{ ...night, usd: priced.listUsd }] : [];
        });
        const begin = nights.filter(({ stops }) => (stops & NO_ARRIVAL) === 0);
        expect(calendar.night(hotelAt(all.city, id), all.months, all.asked.checkIn)).toEqual({
          usd: nights.length > 0 ? Math.min(...nights.map(({ usd }) => usd)) : 0,
          arrival: begin.length > 0,
          minimumStay: begin.length > 0 ? Math.min(...begin.map(({ stay }) => stay)) : 1,
        });
      }
    }),
    { numRuns: 200 },
  );
});

/** Every order goes on where its last page ended: nothing comes twice, nothing is left out, keys never fall. */
function expectOrders(found: readonly Found[]): void {
  for (const sort of HOTEL_SORTS) {
    const whole = stretch(found, { sort, after: null, limit: HOTELS }).list.map(idOf);
    const paged: string[] = [];
    let after: ReturnType<typeof stretch>['next'] = null;
    do {
      const page: ReturnType<typeof stretch> = stretch(found, { sort, after, limit: 2 });
      paged.push(...page.list.map(idOf));
      after = page.next;
    } while (after);
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(found.length);
  }
  const nightly = stretch(found, { sort: 'price_asc', after: null, limit: HOTELS }).list.map((one) => one.nightlyUsd);
  expect(nightly).toEqual([...nightly].sort((a, b) => a - b));
}

test('when a night is packed, then nothing of it is lost', () => {
  for (const usd of [0, 1, 8_388_607, 8_388_608, 10_000_000]) {
    for (const stay of [1, 28]) {
      for (const stops of [0, 5, 7]) {
        const night = packNight(usd, stay, stops);
        expect([usdOf(night), stayOf(night), night & 7]).toEqual([usd, stay, stops]);
        expect(new Uint32Array([night])[0]).toBe(night);
      }
    }
  }
});
