import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import type { Seats } from '../seats/seat-choice.ts';
import type { TripLeg } from '../seats/seat-words.ts';
import type { WantedSeat, WantedTrip } from './wanted-trip.ts';

type Guests = readonly Pick<TravelOrderDetail['guests'][number], 'ageType'>[];

/** Returns who has the changed trip, by their positions in the booking: those who change, without those who leave. */
export const travelling = ({ leaving, moving }: WantedTrip, guests: Guests): readonly number[] =>
  guests.map((_, index) => index + 1).filter((at) => (moving === null ? !leaving.includes(at) : moving.includes(at)));

/** Returns those who have the changed trip as a party. */
export function partyThen(wanted: WantedTrip, guests: Guests, { party }: Pick<FlightItem, 'party'>): FlightParty {
  const then = travelling(wanted, guests);
  const typed = (type: string): number[] => then.filter((at) => guests[at - 1]?.ageType === type);
  return {
    adults: typed('adult').length,
    childAges: typed('child').map((at) => party.childAges[at - party.adults - 1] ?? 0),
    babies: typed('baby').length,
  };
}

const keyOf = ({ leg, cabin }: Pick<TripLeg, 'leg' | 'cabin'>): string => `${leg.flightId} ${leg.day} ${cabin}`;

/** Returns the flights that the changed trip has and the booking does not, in fares in which seats are chosen; by their positions in the changed trip. */
export function newLegs(wanted: WantedTrip, { slices }: Pick<FlightItem, 'slices'>): TripLeg[] {
  const has = new Set(slices.flatMap(({ legs, cabin }) => legs.map((leg) => keyOf({ leg, cabin }))));
  return slices
    .flatMap((slice, index) => {
      const way = wanted.ways.find((one) => one.slice === index + 1);
      const { legs, cabin } = way ?? slice;
      const brand = way?.brand ?? slice.fare.brand;
      return legs.map((leg) => ({ leg, cabin, brand, isChosen: way !== undefined && way.seat !== 'none' }));
    })
    .flatMap(({ isChosen, ...one }, at) => (isChosen && !has.has(keyOf(one)) ? [{ ...one, position: at + 1 }] : []));
}

/** Returns the seats that are wanted on flights of the changed trip, by the positions there; those of other flights and travellers wait. */
export function seatsThen(wanted: WantedTrip, guests: Guests, item: Pick<FlightItem, 'slices'>): Seats {
  const then = travelling(wanted, guests);
  return newLegs(wanted, item).flatMap((leg) =>
    wanted.seats.flatMap(({ on, who, seat }) => {
      const guest = then.indexOf(who) + 1;
      return on === keyOf(leg) && guest > 0 ? [{ leg: leg.position, guest, seat }] : [];
    }),
  );
}

/** Returns what is wanted with other seats on flights of the changed trip; those that wait stay. */
export function withSeats(
  wanted: WantedTrip,
  of: { readonly guests: Guests; readonly item: Pick<FlightItem, 'slices'>; readonly seats: Seats },
): WantedTrip {
  const then = travelling(wanted, of.guests);
  const legs = newLegs(wanted, of.item);
  const here = new Set(legs.map(keyOf));
  const chosen = of.seats.flatMap(({ leg, guest, seat }): WantedSeat[] => {
    const [at, who] = [legs.find(({ position }) => position === leg), then[guest - 1]];
    return at && who ? [{ on: keyOf(at), who, seat }] : [];
  });
  return {
    ...wanted,
    seats: [...wanted.seats.filter(({ on, who }) => !here.has(on) || !then.includes(who)), ...chosen],
  };
}
