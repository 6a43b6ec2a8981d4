import type { BundleQuote } from '@app/contract/travel/bundle-views';
import type { AgeType, GuestInput, Passenger } from '@app/contract/travel/person-schemas';
import type { FieldFlaws } from '../../../widgets/form-fields.ts';
import { type BookingValues, flawsOfGuests, guestField } from '../../../widgets/travel/booking/booking-form.ts';
import { documentRulesOf } from '../../../widgets/travel/bundle/item-reading.ts';
import { unitsOf } from '../../../widgets/travel/bundle/room-units.ts';
import type { FullParty } from '../../../widgets/travel/search/party.ts';
import {
  ageOn,
  flawsOfTravellers,
  guestsOfTravellers,
  passengerField,
  type TravellerRules,
} from '../../../widgets/travel/travellers/traveller-rules.ts';

/** Somebody who travels: adults first, then children with the ages that were entered. */
export type ComboPerson = { readonly type: AgeType; readonly age: number | null; readonly room: number };

export function peopleOf(party: FullParty): ComboPerson[] {
  const units = unitsOf(party);
  const ages = [...Array<null>(party.adults).fill(null), ...party.childAges];
  return ages.map((age, index) => ({ type: age === null ? 'adult' : 'child', age, room: units[index] ?? 1 }));
}

/** What a quoted combo asks of those who travel with documents; null where names are enough. */
export function rulesOf({ parts }: Pick<BundleQuote, 'parts'>, party: FullParty): TravellerRules | null {
  const [rules] = parts.flatMap(({ subject }) => documentRulesOf(subject.item) ?? []);
  return rules ? { ...rules, types: peopleOf(party).map(({ type }) => type) } : null;
}

/** The age of a saved passenger on the day on which ages count, where it differs from the one entered for their place. */
export function otherAge(
  passenger: Pick<Passenger, 'birthDate'>,
  of: { readonly party: FullParty; readonly index: number; readonly agesOn: string },
): number | null {
  const shown = peopleOf(of.party)[of.index]?.age ?? null;
  if (shown === null || !passenger.birthDate) return null;
  const age = ageOn(passenger.birthDate, of.agesOn);
  return age === shown ? null : age;
}

/** Everything wrong with those who travel, by the form's fields. */
export function flawsOfPeople(
  values: BookingValues,
  kept: readonly Passenger[],
  of: { readonly party: FullParty; readonly rules: TravellerRules | null },
): FieldFlaws {
  const { party, rules } = of;
  if (!rules) return flawsOfGuests(values, party.adults + party.childAges.length);
  const ages = rules.types.flatMap((_, index) => {
    const passenger = kept.find(({ id }) => id === values[passengerField(index)]);
    const other = passenger ? otherAge(passenger, { party, index, agesOn: rules.agesOn }) : null;
    return other === null ? [] : [[passengerField(index), 'field.child_age'] as const];
  });
  const flaws = flawsOfTravellers(values, kept, rules);
  return { ...Object.fromEntries(ages), ...Object.fromEntries(Object.entries(flaws).filter(([, flaw]) => flaw)) };
}

/** Those who travel as the call takes them: each in their room. */
export function guestsOfPeople(
  values: BookingValues,
  kept: readonly Passenger[],
  of: { readonly party: FullParty; readonly rules: TravellerRules | null },
): GuestInput[] {
  const people = peopleOf(of.party);
  if (of.rules) {
    return guestsOfTravellers(values, kept, of.rules).map((guest, index) => ({
      ...guest,
      unit: people[index]?.room ?? 1,
    }));
  }
  const typed = (part: 'family' | 'given', index: number): string => (values[guestField(part, index)] ?? '').trim();
  return people.map(({ type, age, room }, index) => ({
    unit: room,
    familyName: typed('family', index),
    givenName: typed('given', index),
    ageType: type,
    age,
  }));
}

/** The party once the traveller at a place has another age; they come last among those of their type. */
export function partyWithAge(
  { rooms, adults, childAges }: FullParty,
  index: number,
  age: number,
  adultFrom: number,
): FullParty {
  const isAdult = index < adults;
  const shown: readonly number[] = childAges;
  const ages = shown.filter((_, at) => at !== index - adults);
  if (age >= adultFrom) return { rooms, adults: isAdult ? adults : adults + 1, childAges: ages };
  if (isAdult) return { rooms, adults: adults - 1, childAges: [...shown, age] };
  return { rooms, adults, childAges: shown.map((one, at) => (at === index - adults ? age : one)) };
}
