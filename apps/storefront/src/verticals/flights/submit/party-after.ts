import { type FlightParty, type TravellerType, travellerTypes } from '@app/contract/verticals/flights/party';

/** Returns the party once the traveller at `index` is of another type, `age` years old; a new child comes last. */
export function partyAfter(
  party: FlightParty,
  to: { readonly index: number; readonly type: TravellerType; readonly age: number },
): FlightParty {
  const was = travellerTypes(party)[to.index];
  const change = (type: TravellerType): number => Number(to.type === type) - Number(was === type);
  const children = party.childAges.filter((_, child) => was !== 'child' || child !== to.index - party.adults);
  return {
    adults: party.adults + change('adult'),
    childAges: to.type === 'child' ? [...children, to.age] : children,
    babies: party.babies + change('baby'),
  };
}
