import { expect, test } from 'vitest';
import { atBetter } from './fares-together.ts';
import { openItineraries } from './find-itineraries.ts';
import { ownDays } from './own-days.ts';
import type { FareBrand, StoredFlight, StoredPlace } from './stored-flight.ts';
import { landingOn, lowestTrip, readTripKey, type TripChoice, tripChoices, tripKey } from './trip-choices.ts';

const place = (id: string, zone: string): StoredPlace => ({
  airportId: id,
  code: id,
  name: { 'en-US': id },
  zone,
  latitude: 0,
  longitude: 0,
  transferMinutes: 60,
  chargeUsd: 0,
  cityId: `city ${id}`,
  city: { 'en-US': id },
  country: 'US',
  picture: null,
});
const [TOKYO, HONOLULU] = [place('T', 'Asia/Tokyo'), place('H', 'Pacific/Honolulu')];

let flights = 0;
type PlantedFlight = { departs: string; minutes: number; baseUsd?: number; airline?: string; returnBp?: number };
function flight(from: StoredPlace, to: StoredPlace, of: PlantedFlight): StoredFlight {
  flights += 1;
  const { airline = 'one', returnBp = 0, baseUsd = 10_000 } = of;
  return {
    id: `00000000-0000-4000-8000-${String(flights).padStart(12, '0')}`,
    number: String(flights),
    airline: { id: airline, code: 'ON', name: { 'en-US': airline }, colour: '#000000', returnBp },
    operatedBy: '',
    aircraft: { 'en-US': 'Plane' },
    from,
    to,
    departs: of.departs,
    blockMinutes: of.minutes,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    validFrom: '2027-01-01',
    validUntil: '2027-12-31',
    fromTerminal: '',
    toTerminal: '',
    online: true,
    cabin: { cabin: 'economy', seats: 9, laps: 2, baseUsd, childPercent: 75, babyPercent: 10 },
    days: ownDays({}),
  };
}
const brand = (code: string, pricePercent: number): FareBrand => ({
  airlineId: null,
  cabin: 'economy',
  code,
  name: { 'en-US': code },
  pricePercent,
  cabinBag: { pieces: 1, kg: 8 },
  checkedBag: { pieces: 0, kg: 0 },
  extraBags: [],
  seat: 'none',
  seatFees: { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 },
  meal: false,
  refundSteps: [],
  changeRule: { allowed: false, feeUsd: 0, untilMinutes: 0 },
  sortWeight: 0,
  enabled: true,
});
const BRANDS = [brand('light', 100), brand('flex', 150)];
const NOW = new Date('2027-01-01T00:00:00Z');

const waysOn = (day: string, some: readonly StoredFlight[], brands = BRANDS) => {
  const [first] = some;
  const ends = { from: new Set([first?.from.airportId ?? '']), to: new Set([first?.to.airportId ?? '']) };
  return openItineraries(some, brands, { ...ends, party: { adults: 1, childAges: [], babies: 0 }, closesAt: NOW })(day);
};
/** What one adult pays where nothing comes off. */
const priceOf = atBetter({ party: { adults: 1, childAges: [], babies: 0 }, off: { offBp: 0 }, deals: null });
/** A choice as the numbers of its flights and its brands. */
const report = ({ out, back, usd }: TripChoice): string =>
  `${out.way.legs[0]?.flight.number} ${back.way.legs[0]?.flight.number} ${out.code} ${back.code} ${usd}`;
const number = ({ number }: StoredFlight): string => number;

test('a way lands on the day that the clocks of its destination show', () => {
  const east = flight(TOKYO, HONOLULU, { departs: '00:30', minutes: 420 });
  const west = flight(HONOLULU, TOKYO, { departs: '22:00', minutes: 480 });
  const lands = (one: StoredFlight, departs: string, day: string, by: string | null = null) =>
    landingOn(waysOn(departs, [one]), { zone: one.to.zone, day, by }).length;
  // To the east the calendar goes back: half past midnight of the 2nd in Tokyo lands on the noon before.
  expect(lands(east, '2027-03-02', '2027-03-01')).toBe(1);
  expect(lands(east, '2027-03-02', '2027-03-02')).toBe(0);
  // To the west a night in the air takes two days of the calendar.
  expect(lands(west, '2027-03-01', '2027-03-03')).toBe(1);
  expect(lands(west, '2027-03-01', '2027-03-02')).toBe(0);
  // It lands at one in the night, the other at half past noon.
  expect([lands(west, '2027-03-01', '2027-03-03', '00:59'), lands(west, '2027-03-01', '2027-03-03', '01:00')]).toEqual([
    0, 1,
  ]);
  expect(lands(east, '2027-03-02', '2027-03-01', '12:29')).toBe(0);
  expect(lands(east, '2027-03-02', '2027-03-01', '12:30')).toBe(1);
});

test('each way out comes with its cheapest way back, then other ways back, then other brands; all by price', () => {
  const outs = [
    flight(TOKYO, HONOLULU, { departs: '10:00', minutes: 420 }),
    flight(TOKYO, HONOLULU, { departs: '12:00', minutes: 420, baseUsd: 30_000 }),
  ];
  const backs = [
    flight(HONOLULU, TOKYO, { departs: '09:00', minutes: 480, baseUsd: 12_000 }),
    flight(HONOLULU, TOKYO, { departs: '11:00', minutes: 480 }),
  ];
  const [a, b, c, d] = [...outs, ...backs].map(number);
  const found = (limit: number) =>
    tripChoices(waysOn('2027-03-01', outs), waysOn('2027-03-04', backs), { limit, priceOf }).map(report);
  expect(found(9)).toEqual([
    `${a} ${d} light light 20000`,
    `${a} ${c} light light 22000`,
    `${a} ${d} flex light 25000`,
    `${a} ${d} light flex 25000`,
    `${a} ${d} flex flex 30000`,
    `${b} ${d} light light 40000`,
  ]);
  expect(found(3)).toEqual([
    `${a} ${d} light light 20000`,
    `${a} ${c} light light 22000`,
    `${b} ${d} light light 40000`,
  ]);
  expect(found(2)).toEqual([`${a} ${d} light light 20000`, `${b} ${d} light light 40000`]);
  expect(lowestTrip(waysOn('2027-03-01', outs), waysOn('2027-03-04', backs), priceOf)?.usd).toBe(20_000);
});

test('the return discount counts only where one airline flies both ways, so that the dearer way out may be cheaper as a pair', () => {
  const outs = [
    flight(TOKYO, HONOLULU, { departs: '10:00', minutes: 420, airline: 'none' }),
    flight(TOKYO, HONOLULU, { departs: '12:00', minutes: 420, airline: 'own', returnBp: 2_000, baseUsd: 11_000 }),
  ];
  const back = flight(HONOLULU, TOKYO, { departs: '09:00', minutes: 480, airline: 'own', returnBp: 2_000 });
  const [a, b] = outs.map(number);
  const ways = [waysOn('2027-03-01', outs, [brand('light', 100)]), waysOn('2027-03-04', [back], [brand('light', 100)])];
  expect(tripChoices(ways[0] ?? [], ways[1] ?? [], { limit: 9, priceOf }).map(report)).toEqual([
    `${b} ${back.number} light light 16800`,
    `${a} ${back.number} light light 20000`,
  ]);
  expect(lowestTrip(ways[0] ?? [], ways[1] ?? [], priceOf)?.usd).toBe(16_800);
});

test('a way back that leaves before the way out has landed is no trip', () => {
  const out = flight(TOKYO, HONOLULU, { departs: '12:00', minutes: 420 });
  const back = flight(HONOLULU, TOKYO, { departs: '00:30', minutes: 480 });
  const [outs, backs] = [waysOn('2027-03-02', [out]), waysOn('2027-03-01', [back])];
  expect(tripChoices(outs, backs, { limit: 9, priceOf })).toEqual([]);
  expect(lowestTrip(outs, backs, priceOf)).toBeNull();
  expect([
    tripChoices([], backs, { limit: 9, priceOf }),
    tripChoices(outs, [], { limit: 9, priceOf }),
    lowestTrip([], [], priceOf),
  ]).toEqual([[], [], null]);
});

test('a trip is named by its flights, days and brands, and read back from that', () => {
  const outs = waysOn('2027-03-01', [flight(TOKYO, HONOLULU, { departs: '10:00', minutes: 420 })]);
  const backs = waysOn('2027-03-04', [flight(HONOLULU, TOKYO, { departs: '09:00', minutes: 480 })]);
  const choices = tripChoices(outs, backs, { limit: 9, priceOf });
  for (const choice of choices) {
    const leg = ({ way }: TripChoice['out']) => [{ flightId: way.legs[0]?.flight.id, day: way.legs[0]?.day }];
    expect(readTripKey(tripKey(choice))).toEqual({
      out: leg(choice.out),
      back: leg(choice.back),
      brand: choice.out.code,
      backBrand: choice.back.code,
    });
  }
  const [key = ''] = choices.map(tripKey);
  const [out, back] = key.split('~');
  const wrong = ['', '~~~', `${out}~${back}`, `${out}~${back}~light`, `${key}~light`, `${out}~${back}~Light~flex`];
  expect([...wrong, `${out}~x~light~flex`, key.replaceAll('2027-03-01', '2027-02-30')].map(readTripKey)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});
