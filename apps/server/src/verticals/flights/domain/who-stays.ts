import { refuseField } from '@app/contract/core/refuse';
import { type FlightParty, travellersOf } from '@app/contract/verticals/flights/party';

/** Somebody of a booking, as far as leaving it goes. */
export type Named = { readonly ageType: 'adult' | 'child' | 'baby'; readonly infantOf: number | null };

/** Those of a booking who stay, by their positions before and as a party, and those who leave. */
export type WhoStays = {
  readonly stays: readonly number[];
  readonly party: FlightParty;
  readonly leaves: FlightParty;
};

/** The travellers of a party whose types are named in its order, at some positions. */
export function partyAt(party: FlightParty, positions: readonly number[]): FlightParty {
  const { adults, childAges } = party;
  const seated = adults + childAges.length;
  return {
    adults: positions.filter((at) => at <= adults).length,
    childAges: positions.flatMap((at) => (at > adults && at <= seated ? (childAges[at - adults - 1] ?? []) : [])),
    babies: positions.filter((at) => at > seated).length,
  };
}

/**
 * Who stays of a party when some leave. Refuses at `leaving` somebody who is none of them, that nobody grown up stays, and an adult who
 * would leave without the baby on their lap.
 */
export function whoStays(party: FlightParty, leaving: readonly number[], guests: readonly Named[]): WhoStays {
  const all = Array.from({ length: travellersOf(party) }, (_, index) => index + 1);
  for (const [index, position] of leaving.entries()) {
    if (!all.includes(position)) refuseField(`leaving.${index}`, 'field.invalid');
  }
  const stays = all.filter((position) => !leaving.includes(position));
  const staying = partyAt(party, stays);
  if (staying.adults === 0) refuseField('leaving', 'field.flight_leaving_adult');
  const left = stays.some((position) => {
    const lap = guests[position - 1]?.infantOf ?? null;
    return lap !== null && leaving.includes(lap);
  });
  if (left) refuseField('leaving', 'field.flight_leaving_lap');
  return { stays, party: staying, leaves: partyAt(party, leaving) };
}
