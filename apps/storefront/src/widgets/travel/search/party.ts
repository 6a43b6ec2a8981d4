import { agesIn, wholeOf } from './people-in-address.ts';

/** Who travels and in how many rooms. A child's age is null until it is told. */
export type Party = {
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
};
/** A party whose ages are all told. */
export type FullParty = Party & { readonly childAges: readonly number[] };

/** How many may travel, and how old children are. */
export type PartyLimits = {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  /** The oldest that counts as a child. */
  readonly childAge: number;
  /** The youngest that may come along; 0 where it is not said. */
  readonly childFrom?: number;
  /** Adults and children together; as many as both where it is not said. */
  readonly travellers?: number;
};

export const PARTY_LIMITS = { rooms: 8, adults: 16, children: 8, childAge: 17 } as const satisfies PartyLimits;
export const DEFAULT_PARTY: FullParty = { rooms: 1, adults: 2, childAges: [] };

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const together = ({ adults, children, travellers = adults + children }: PartyLimits): number => travellers;

/** The most adults, rooms and children that there may be beside the others of a party. */
export const mostOf = (party: Party, limits: PartyLimits) => {
  const adults = Math.min(limits.adults, together(limits) - party.childAges.length);
  return {
    adults,
    rooms: Math.min(limits.rooms, adults),
    children: Math.min(limits.children, together(limits) - party.adults),
  };
};

/** Another number of rooms; each needs an adult, so that adults follow. */
export function withRooms(party: Party, count: number, limits: PartyLimits = PARTY_LIMITS): Party {
  const rooms = between(count, 1, mostOf(party, limits).rooms);
  return { ...party, rooms, adults: Math.max(party.adults, rooms) };
}

/** Another number of adults, at least one a room. */
export const withAdults = (party: Party, count: number, limits: PartyLimits = PARTY_LIMITS): Party => ({
  ...party,
  adults: between(count, party.rooms, mostOf(party, limits).adults),
});

/** Another number of children: the ages told stay, new ones are still to be told. */
export function withChildren(party: Party, count: number, limits: PartyLimits = PARTY_LIMITS): Party {
  const length = between(count, 0, mostOf(party, limits).children);
  return { ...party, childAges: Array.from({ length }, (_, index) => party.childAges[index] ?? null) };
}

export const withAge = (party: Party, index: number, age: number): Party => ({
  ...party,
  childAges: party.childAges.map((one, at) => (at === index ? age : one)),
});

export const isFull = (party: Party): party is FullParty => party.childAges.every((age) => age !== null);

/** A party as parameters of an address; what is as usual is left out. */
export const partyParams = (
  party: FullParty,
): { rooms: string | null; adults: string | null; childAges: string | null } => ({
  rooms: party.rooms === DEFAULT_PARTY.rooms ? null : String(party.rooms),
  adults: party.adults === DEFAULT_PARTY.adults ? null : String(party.adults),
  childAges: party.childAges.length === 0 ? null : party.childAges.join(','),
});

/** The party in an address. What cannot be read counts as absent. */
export function partyOf(params: {
  readonly rooms?: string;
  readonly adults?: string;
  readonly childAges?: string;
}): FullParty {
  const rooms = wholeOf(params.rooms, 1, PARTY_LIMITS.rooms) ?? DEFAULT_PARTY.rooms;
  const adults = wholeOf(params.adults, 1, PARTY_LIMITS.adults) ?? Math.max(DEFAULT_PARTY.adults, rooms);
  const ages = agesIn(params.childAges, 0, PARTY_LIMITS.childAge);
  return { rooms, adults: Math.max(adults, rooms), childAges: ages.slice(0, PARTY_LIMITS.children) };
}
