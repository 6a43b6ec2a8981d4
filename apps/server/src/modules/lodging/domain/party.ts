import type { RoomParty } from '@app/contract/travel/rooms';
import type { SessionWish, WishedGuest, WishedStay } from './session-body.ts';

/** What is wrong with a wish, where, and in which words. */
export type Flaw = {
  readonly code: string;
  readonly path: string;
  /** The key of its text. */
  readonly say: string;
  readonly vars?: Readonly<Record<string, string>>;
};

/** How many people of which ages a room can have. */
export type Capacity = { readonly adults: number; readonly children: number; readonly total: number };

/** From this age on a guest is an adult. */
const ADULT = 18;

/** Guests that are named twice, and assignments to guests that are not named. */
export function guestFlaws({ guests = [], stays }: Pick<SessionWish, 'guests' | 'stays'>): Flaw[] {
  const ids = new Set<string>();
  const twice = guests.flatMap(({ id }, index): Flaw[] => {
    if (!ids.has(id)) {
      ids.add(id);
      return [];
    }
    return [{ code: 'guest_id_repeated', path: `$.guests[${index}].id`, say: 'guest_twice', vars: { id } }];
  });
  const unknown = stays.flatMap(({ guest_assignments: assigned = [] }, at) =>
    assigned.flatMap(({ guest_id: id }, index): Flaw[] =>
      ids.has(id)
        ? []
        : [
            {
              code: 'guest_unknown',
              path: `$.stays[${at}].guest_assignments[${index}].guest_id`,
              say: 'guest_unknown',
              vars: { id },
            },
          ],
    ),
  );
  return [...twice, ...unknown];
}

type Assigned = { readonly count: number; readonly childAges: readonly number[] };

function assignedTo(stay: WishedStay, guests: readonly WishedGuest[]): Assigned {
  const ids = new Set((stay.guest_assignments ?? []).map(({ guest_id: id }) => id));
  const people = guests.filter(({ id }) => ids.has(id));
  return { count: ids.size, childAges: people.flatMap(({ age }) => (age !== undefined && age < ADULT ? [age] : [])) };
}

const flaw = (at: number, code: string, say: string): Flaw => ({ code, path: `$.stays[${at}].occupancy`, say });

/**
 * Returns who sleeps in the room of a stay: by its occupancy, else by the guests that are assigned to it; or what is wrong with what was
 * said. Ages that were not said with the occupancy are those of the children assigned.
 */
export function partyOf(stay: WishedStay, at: number, guests: readonly WishedGuest[]): RoomParty | Flaw {
  const assigned = assignedTo(stay, guests);
  const { occupancy } = stay;
  const heads = occupancy?.total ?? (occupancy?.adults === undefined ? undefined : sum(occupancy));
  if (!occupancy || heads === undefined) {
    if (assigned.count === 0) return flaw(at, 'occupancy_required', 'occupancy_required');
    const adults = assigned.count - assigned.childAges.length;
    return adults < 1 ? flaw(at, 'adult_required', 'adult_required') : { adults, childAges: [...assigned.childAges] };
  }
  const children = occupancy.children ?? occupancy.child_ages?.length ?? heads - (occupancy.adults ?? heads);
  const adults = occupancy.adults ?? heads - children;
  if (adults + children !== heads) return flaw(at, 'occupancy_mismatch', 'occupancy_mismatch');
  if (adults < 1) return flaw(at, 'adult_required', 'adult_required');
  const ages = occupancy.child_ages ?? (assigned.childAges.length === children ? assigned.childAges : []);
  if (ages.length !== children) return flaw(at, 'child_ages_required', 'child_ages_required');
  if (assigned.count > heads || assigned.childAges.length > children)
    return flaw(at, 'occupancy_exceeded_by_guests', 'guests_exceed');
  return { adults, childAges: [...ages] };
}

const sum = ({ adults = 0, children, child_ages: ages = [] }: NonNullable<WishedStay['occupancy']>): number =>
  adults + (children ?? ages.length);

export const isFlaw = (party: RoomParty | Flaw): party is Flaw => 'code' in party;

/** Whether a room has a place for each of those people. */
export const holds = ({ adults, children, total }: Capacity, party: RoomParty): boolean =>
  party.adults <= adults && party.childAges.length <= children && party.adults + party.childAges.length <= total;
