import type { TravelSubject } from '@app/contract/travel/order-views';
import type { FullParty } from '../search/party.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textAt = (of: Fields, name: string): string => (typeof of[name] === 'string' ? of[name] : '');
const countAt = (of: Fields, name: string): number => (typeof of[name] === 'number' ? of[name] : 0);
const fieldsAt = (of: Fields, name: string): Fields => (isFields(of[name]) ? of[name] : {});
const listAt = (of: Fields, name: string): readonly Fields[] =>
  Array.isArray(of[name]) ? of[name].filter(isFields) : [];

type Item = TravelSubject['item'];

const DAY_MINUTES = 1_440;

/** Where a way of a flight begins or ends. */
type WayEnd = {
  readonly city: string;
  readonly code: string;
  readonly airport: string;
  readonly terminal: string;
  readonly zone: string;
  readonly at: string;
};

/** One way of a flight, from its first departure to its last arrival. */
export type Way = {
  readonly from: WayEnd;
  readonly to: WayEnd;
  readonly minutes: number;
  /** Landings between. */
  readonly stops: number;
  /** Numbers of its flights with their airline. */
  readonly flights: readonly string[];
};

const endOf = (leg: Fields, end: 'from' | 'to', moment: 'departsAt' | 'arrivesAt'): WayEnd => {
  const point = fieldsAt(leg, end);
  return {
    city: textAt(point, 'city'),
    code: textAt(point, 'code'),
    airport: textAt(point, 'name'),
    terminal: textAt(point, 'terminal'),
    zone: textAt(point, 'zone'),
    at: textAt(leg, moment),
  };
};

/** One flight of a way, with what its clocks show at both ends. */
export type Leg = {
  /** Which flight of which way it is, which stays when its times change. */
  readonly key: string;
  readonly number: string;
  readonly airline: string;
  readonly from: WayEnd & { readonly hour: string };
  readonly to: WayEnd & { readonly hour: string };
  readonly cancelled: boolean;
};

/** The flights of a flight's item, way by way; what cannot be read as one is left out. */
export const legsOf = (item: Item): Leg[] =>
  listAt(item, 'slices').flatMap((slice, way) =>
    listAt(slice, 'legs').flatMap((leg, index): Leg[] => {
      const [from, to] = [endOf(leg, 'from', 'departsAt'), endOf(leg, 'to', 'arrivesAt')];
      if (from.at === '' || to.at === '') return [];
      return [
        {
          key: `${way}-${index}`,
          number: textAt(leg, 'number'),
          airline: textAt(fieldsAt(leg, 'airline'), 'name'),
          from: { ...from, hour: textAt(leg, 'localDeparture').slice(11) },
          to: { ...to, hour: textAt(leg, 'localArrival').slice(11) },
          cancelled: textAt(fieldsAt(leg, 'change'), 'state') === 'cancelled',
        },
      ];
    }),
  );

/** The ways of a flight's item; what cannot be read as one is left out. */
export const waysOf = (item: Item): Way[] =>
  listAt(item, 'slices').flatMap((slice) => {
    const legs = listAt(slice, 'legs');
    const first = legs[0];
    const last = legs.at(-1);
    if (!first || !last) return [];
    const way: Way = {
      from: endOf(first, 'from', 'departsAt'),
      to: endOf(last, 'to', 'arrivesAt'),
      minutes: countAt(slice, 'minutes'),
      stops: legs.length - 1,
      flights: legs.map((leg) =>
        [textAt(fieldsAt(leg, 'airline'), 'name'), textAt(leg, 'number')].filter(Boolean).join(' '),
      ),
    };
    return [way.from, way.to].every(({ zone, at }) => zone !== '' && at !== '') ? [way] : [];
  });

/** US cents that a table's item says one person pays there at about; 0 where it does not. */
export const averageOf = (item: Item): number => countAt(item, 'averageUsd');

/** What a stay's item says of its nights and the plan they are sold in. */
export const stayOf = (item: Item) => ({ nights: countAt(item, 'nights'), plan: textAt(item, 'plan') });

const minutesAt = (of: Fields, name: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(textAt(of, name)) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** Where a tour's item says that people are picked up, and how many minutes before it starts; null where they meet. */
export function pickupOf(item: Item): { readonly name: string; readonly minutesBefore: number } | null {
  const pickup = fieldsAt(item, 'pickup');
  const [starts, at] = [minutesAt(item, 'start'), minutesAt(pickup, 'at')];
  if (textAt(pickup, 'name') === '' || starts === null || at === null) return null;
  // The nearest such hour: a tour that starts soon after midnight is joined the evening before.
  const apart = (starts - at + 2 * DAY_MINUTES) % DAY_MINUTES;
  return { name: textAt(pickup, 'name'), minutesBefore: apart > DAY_MINUTES / 2 ? apart - DAY_MINUTES : apart };
}

/** Where a tour's item says that people meet; empty where it does not. */
export const meetingOf = (item: Item): string => textAt(fieldsAt(item, 'meeting'), 'name');

/** What a flight's item asks of those who fly; null where it is of something else. */
export function documentRulesOf(item: Item) {
  const [last] = listAt(item, 'slices').slice(-1);
  const documentsUntil = textAt(item, 'documentsUntil');
  if (!last || documentsUntil === '') return null;
  return {
    agesOn: textAt(last, 'localDeparture').slice(0, 10),
    documentsUntil,
    international: item.international === true,
  };
}

const agesAt = (of: Fields): number[] =>
  Array.isArray(of.childAges) ? of.childAges.filter((age): age is number => typeof age === 'number') : [];

/** Who travels, as the items of a trip say: by its rooms, else by who flies or sits at a table; null where none says. */
export function partyOfItems(items: readonly Item[]): FullParty | null {
  const rooms = items.map((item) => listAt(item, 'rooms')).find((list) => list.length > 0);
  if (rooms) {
    return {
      rooms: rooms.length,
      adults: rooms.reduce((sum, room) => sum + countAt(room, 'adults'), 0),
      childAges: rooms.flatMap(agesAt),
    };
  }
  const [party] = items
    .flatMap((item) => [fieldsAt(item, 'party'), item])
    .filter((fields) => countAt(fields, 'adults') > 0);
  return party ? { rooms: 1, adults: countAt(party, 'adults'), childAges: agesAt(party) } : null;
}
