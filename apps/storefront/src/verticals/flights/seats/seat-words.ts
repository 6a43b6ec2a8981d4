import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { SeatSpot } from '@app/contract/verticals/flights/seat-map';
import type { LegSeats } from '@app/contract/verticals/flights/seat-views';
import type { FlightItem, FlightLeg } from '@app/contract/verticals/flights/views';

/** A flight of a trip by its position over all ways, from 1, with the cabin and fare that it is booked in. */
export type TripLeg = {
  readonly position: number;
  readonly leg: FlightLeg;
  readonly cabin: FlightItem['slices'][number]['cabin'];
  readonly brand: string;
};

/** The flights of a trip, one after the other. */
export const legsOfTrip = ({ slices }: Pick<FlightItem, 'slices'>): TripLeg[] =>
  slices
    .flatMap(({ legs, cabin, fare }) => legs.map((leg) => ({ leg, cabin, brand: fare.brand })))
    .map((one, at) => ({ ...one, position: at + 1 }));

/** Says what seats are and cost. */
export function useSeatWords() {
  const t = useT();
  const format = usePriceFormat();
  const cost = (price: LegSeats['prices']['standard']): string =>
    price.usd === 0 ? t('flights.seat_free') : format.text(price);
  return {
    cost,
    leg: ({ from, to, number }: FlightLeg): string => t('flights.seat_leg', { from: from.code, to: to.code, number }),
    /** What kind of seat it is: `Window, more legroom`. */
    kind: ({ position, kind }: SeatSpot): string =>
      [t(`flights.seat_position.${position}`), kind === 'standard' ? '' : t(`flights.seat_row.${kind}`)]
        .filter(Boolean)
        .join(t('travel.comma')),
    legroom: (cm: number | null): string => (cm === null ? '' : t('flights.seat_legroom', { cm })),
  };
}
