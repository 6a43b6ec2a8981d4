/** Who travels and in how many rooms. A child's age is null until it is told. */
export type Party = {
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
};
/** A party whose ages are all told. */
export type FullParty = Party & { readonly childAges: readonly number[] };

export const PARTY_LIMITS = { rooms: 8, adults: 16, children: 8, childAge: 17 } as const;
export const DEFAULT_PARTY: FullParty = { rooms: 1, adults: 2, childAges: [] };

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Another number of rooms; each needs an adult, so that adults follow. */
export function withRooms(party: Party, count: number): Party {
  const rooms = between(count, 1, PARTY_LIMITS.rooms);
  return { ...party, rooms, adults: Math.max(party.adults, rooms) };
}

/** Another number of adults, at least one a room. */
export const withAdults = (party: Party, count: number): Party => ({
  ...party,
  adults: between(count, party.rooms, PARTY_LIMITS.adults),
});

/** Another number of children: the ages told stay, new ones are still to be told. */
export function withChildren(party: Party, count: number): Party {
  const length = between(count, 0, PARTY_LIMITS.children);
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

const wholeOf = (text: string | undefined, min: number, max: number): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;

/** The party in an address. What cannot be read counts as absent. */
export function partyOf(params: {
  readonly rooms?: string;
  readonly adults?: string;
  readonly childAges?: string;
}): FullParty {
  const rooms = wholeOf(params.rooms, 1, PARTY_LIMITS.rooms) ?? DEFAULT_PARTY.rooms;
  const adults = wholeOf(params.adults, 1, PARTY_LIMITS.adults) ?? Math.max(DEFAULT_PARTY.adults, rooms);
  const ages = (params.childAges ?? '').split(',').flatMap((text) => {
    const age = wholeOf(text, 0, PARTY_LIMITS.childAge);
    return age === null ? [] : [age];
  });
  return { rooms, adults: Math.max(adults, rooms), childAges: ages.slice(0, PARTY_LIMITS.children) };
}
