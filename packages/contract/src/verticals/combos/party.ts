import { comboLimits } from './limits.ts';

/** Those who travel on a combo, and the rooms they sleep in; children are 2 to 11 years old on the last day. */
export type ComboParty = { readonly rooms: number; readonly adults: number; readonly childAges: readonly number[] };

type PartyFlaw = { readonly field: 'adults' | 'rooms'; readonly message: string };

/** What is wrong with a party whose single numbers are in their bounds, by its field; null when nothing is. */
export function comboPartyFlaw({ rooms, adults, childAges }: ComboParty): PartyFlaw | null {
  if (adults + childAges.length > comboLimits.travellers) return { field: 'adults', message: 'field.combo_travellers' };
  return adults < rooms ? { field: 'rooms', message: 'field.hotel_adult_per_room' } : null;
}
