import { flightLimits } from './limits.ts';

/** Those who fly together: `childAges` are years on the day the last slice departs, babies sit on laps. */
export type FlightParty = { readonly adults: number; readonly childAges: readonly number[]; readonly babies: number };

/** Seats a party takes: a baby on a lap takes none. */
export const seatsOf = ({ adults, childAges }: FlightParty): number => adults + childAges.length;

/** All who travel. */
export const travellersOf = (party: FlightParty): number => seatsOf(party) + party.babies;

type PartyFlaw = { readonly field: 'adults' | 'babies' | 'childAges'; readonly message: string };

/**
 * What is wrong with a party whose single numbers are in their bounds, by its field; null when nothing is. Nine travel
 * together at most, and every baby sits on the lap of an adult of their own.
 */
export function partyFlaw(party: FlightParty): PartyFlaw | null {
  if (travellersOf(party) > flightLimits.travellers) return { field: 'adults', message: 'field.flight_travellers' };
  if (party.babies > party.adults) return { field: 'babies', message: 'field.flight_babies' };
  return null;
}

export type TravellerType = 'adult' | 'child' | 'baby';

/** The type of each traveller of a party, in the order in which they are named: adults, children, babies. */
export const travellerTypes = ({ adults, childAges, babies }: FlightParty): TravellerType[] => [
  ...Array.from({ length: adults }, () => 'adult' as const),
  ...childAges.map(() => 'child' as const),
  ...Array.from({ length: babies }, () => 'baby' as const),
];
