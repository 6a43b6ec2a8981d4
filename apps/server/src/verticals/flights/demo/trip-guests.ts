import { type FlightParty, travellerTypes } from '@app/contract/verticals/flights/party';
import { addDays, type Day } from '@app/kernel/local-day';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { BookedGuest } from '../../../modules/travel/public.ts';
import { travellerNames } from './traveller-words.ts';

const YEAR = 365.25;
const AGES = { adult: [24, 61], child: [2, 11], baby: [0, 1] } as const;

/** Who travels: the customer's family, each with a passport; babies sit on the laps of the adults in their order. */
export function tripGuests(
  party: FlightParty,
  of: { readonly customer: SeededCustomer; readonly agesOn: Day; readonly chance: Chance },
): BookedGuest[] {
  const { customer, agesOn, chance } = of;
  const { given, family, nationality } = travellerNames[customer.locale];
  const familyName = chance.pick(family);
  let children = 0;
  let babies = 0;
  return travellerTypes(party).map((ageType, index) => {
    const [givenName, gender] = given[index % given.length] ?? ['Alex', 'male'];
    const age =
      ageType === 'child' ? (party.childAges[children++] ?? 5) : chance.whole(AGES[ageType][0], AGES[ageType][1]);
    const born = addDays(agesOn, -Math.ceil(age * YEAR) - chance.whole(40, 300));
    return {
      unit: index + 1,
      givenName,
      familyName,
      ageType,
      age: ageType === 'child' ? age : null,
      infantOf: ageType === 'baby' ? ++babies : null,
      document: {
        gender,
        birthDate: born,
        nationality,
        type: 'passport',
        number: `${nationality}${chance.code(7)}`,
        validUntil: addDays(agesOn, chance.whole(700, 3_000)),
        givenName,
        familyName,
      },
    };
  });
}
