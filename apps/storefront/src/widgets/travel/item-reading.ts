import type { TravelSubject } from '@app/contract/travel/order-views';
import type { FullParty } from './party.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textAt = (of: Fields, name: string): string => (typeof of[name] === 'string' ? of[name] : '');
const countAt = (of: Fields, name: string): number => (typeof of[name] === 'number' ? of[name] : 0);
const fieldsAt = (of: Fields, name: string): Fields => (isFields(of[name]) ? of[name] : {});
const listAt = (of: Fields, name: string): readonly Fields[] =>
  Array.isArray(of[name]) ? of[name].filter(isFields) : [];

type Item = TravelSubject['item'];

/** Where a way of a flight begins or ends. */
type WayEnd = {
  readonly city: string;
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
    airport: textAt(point, 'name'),
    terminal: textAt(point, 'terminal'),
    zone: textAt(point, 'zone'),
    at: textAt(leg, moment),
  };
};

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

/** What a stay's item says of its nights and the plan they are sold in. */
export const stayOf = (item: Item) => ({ nights: countAt(item, 'nights'), plan: textAt(item, 'plan') });

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
