import type { TravelKind } from '@app/contract/travel/kinds';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import { type ComboPick, picksText, readPicks } from '@app/contract/verticals/combos/picks';
import type { ComboDetail, ComboSlotView } from '@app/contract/verticals/combos/views';
import { isLocalDate, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import type { FullParty, PartyLimits } from '../../widgets/travel/search/party.ts';
import { agesIn, wholeOf } from '../../widgets/travel/search/people-in-address.ts';

/** Who may travel on a combo. */
export const COMBO_PARTY: PartyLimits = {
  rooms: comboLimits.rooms,
  adults: comboLimits.travellers,
  children: comboLimits.travellers - 1,
  childFrom: comboLimits.childFrom,
  childAge: comboLimits.childTo,
  travellers: comboLimits.travellers,
};

/** Age that is assumed for the children a combo is made for until the customer enters theirs; prices on cards are for that age. */
const USUAL_AGE = 8;

/** What the address of a combo may say beside which one it is. */
export type ComboParams = {
  readonly day?: string;
  readonly from?: string;
  readonly rooms?: string;
  readonly adults?: string;
  readonly childAges?: string;
  readonly early?: string;
  readonly picks?: string;
  readonly with?: string;
};

/** Everything that is chosen of a combo. */
export type ComboTrip = {
  readonly day: LocalDate;
  /** The city it is flown from; null where it does not fly. */
  readonly from: string | null;
  readonly party: FullParty;
  /** Rooms from the night before on. */
  readonly early: boolean;
  readonly picks: readonly ComboPick[];
  /** Optional slots that are wanted although nothing was chosen for them. */
  readonly wanted: readonly string[];
};

type MadeFor = Pick<ComboDetail, 'adults' | 'children' | 'day' | 'from' | 'firstDay' | 'lastDay' | 'origins'>;

/** Whom a combo is made for: two adults a room. */
export const usualParty = ({ adults, children }: Pick<ComboDetail, 'adults' | 'children'>): FullParty => ({
  rooms: Math.max(1, Math.min(comboLimits.rooms, Math.ceil(adults / 2))),
  adults,
  childAges: Array.from({ length: children }, () => USUAL_AGE),
});

/** The party in an address; null where it says none that can travel together. */
export function partyIn(params: ComboParams): FullParty | null {
  const adults = wholeOf(params.adults, 1, comboLimits.travellers);
  if (adults === null) return null;
  const rooms = Math.min(wholeOf(params.rooms, 1, comboLimits.rooms) ?? 1, adults);
  const childAges = agesIn(params.childAges, comboLimits.childFrom, comboLimits.childTo);
  return { rooms, adults, childAges: childAges.slice(0, comboLimits.travellers - adults) };
}

const picksIn = (text: string | undefined): ComboPick[] => readPicks((text ?? '').slice(0, comboLimits.picks)) ?? [];

/** What an address chooses of a combo; what it does not say, or what cannot be, is as the combo's card has it. */
export function tripOf(params: ComboParams, combo: MadeFor): ComboTrip {
  const { day, from } = params;
  const within = isLocalDate(day) && day >= combo.firstDay && day <= combo.lastDay;
  const origin = combo.origins.find(({ id }) => id === from) ?? combo.from ?? combo.origins[0];
  return {
    day: within ? day : (combo.day ?? combo.firstDay),
    from: combo.origins.length > 0 && origin ? origin.id : null,
    party: partyIn(params) ?? usualParty(combo),
    early: params.early === '1',
    picks: picksIn(params.picks),
    wanted: (params.with ?? '').split(',').filter((slot) => /^[a-z][a-z0-9_]{0,29}$/.test(slot)),
  };
}

/** A party as parameters of an address, whole. */
export const partyParams = ({ rooms, adults, childAges }: FullParty) => ({
  rooms: String(rooms),
  adults: String(adults),
  childAges: childAges.join(','),
});

/** What is chosen as parameters of an address: a link with them shows the same to everybody. */
export const tripParams = ({ day, from, party, early, picks, wanted }: ComboTrip) => ({
  day,
  from,
  ...partyParams(party),
  early: early ? '1' : '',
  picks: picksText(picks),
  with: wanted.join(','),
});

/** What is chosen as calls ask for it. */
export const tripQuery = ({ day, from, party, early, picks, wanted }: ComboTrip) => ({
  day,
  ...(from && { from }),
  ...partyQuery(party),
  ...(early && { early: '1' as const }),
  ...(picks.length > 0 && { picks: picksText(picks) }),
  ...(wanted.length > 0 && { with: wanted.join(',') }),
});

/** A party as calls ask for it. */
export const partyQuery = ({ rooms, adults, childAges }: FullParty) => ({
  rooms,
  adults,
  ...(childAges.length > 0 && { childAges: childAges.join(',') }),
});

/** The trip with something chosen for a slot. */
export const withPick = (trip: ComboTrip, slot: string, key: string): ComboTrip => ({
  ...trip,
  picks: [...trip.picks.filter((pick) => pick.slot !== slot), { slot, key }],
  wanted: trip.wanted.filter((one) => one !== slot),
});

/** The trip with an optional slot in it, filled by what fits. */
export const withSlot = (trip: ComboTrip, slot: string): ComboTrip => ({
  ...trip,
  wanted: [...trip.wanted.filter((one) => one !== slot), slot],
});

/** The trip without an optional slot. */
export const withoutSlot = (trip: ComboTrip, slot: string): ComboTrip => ({
  ...trip,
  picks: trip.picks.filter((pick) => pick.slot !== slot),
  wanted: trip.wanted.filter((one) => one !== slot),
});

/** The trip without what was chosen for one slot; an optional slot stays in it. */
export const withoutPick = (trip: ComboTrip, slot: string, optional: boolean): ComboTrip =>
  optional ? withSlot(withoutSlot(trip, slot), slot) : withoutSlot(trip, slot);

/** What was chosen on other days, or from another city, means nothing there: departures and flights. */
const DATED: readonly TravelKind[] = ['flight', 'tour'];
const FLOWN: readonly TravelKind[] = ['flight'];

/** The trip on other days or from another city: what was chosen by its day is left to be filled again. */
export function movedTo(
  trip: ComboTrip,
  to: Partial<Pick<ComboTrip, 'day' | 'from'>>,
  slots: readonly Pick<ComboSlotView, 'key' | 'kind' | 'optional'>[],
): ComboTrip {
  const lost = to.day === undefined || to.day === trip.day ? FLOWN : DATED;
  return slots
    .filter(({ key, kind }) => lost.includes(kind) && trip.picks.some(({ slot }) => slot === key))
    .reduce<ComboTrip>((moved, { key, optional }) => withoutPick(moved, key, optional), { ...trip, ...to });
}
