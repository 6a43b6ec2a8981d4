import { useT } from '@app/client/i18n';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import type { ChangedRow } from '../../../widgets/price-change-sheet.tsx';
import { hourOf, shiftText, useFlightWords } from '../flight-words.ts';

type Fare = FlightItem['slices'][number]['fare'];
type Leg = FlightItem['slices'][number]['legs'][number];

const hoursOf = ({ localDeparture, localArrival, dayShift }: Leg): string =>
  `${hourOf(localDeparture)} – ${hourOf(localArrival)}${shiftText(dayShift)}`;

/** Returns what differs between two quotes of a trip beside the price: hours of its flights, what its fares include, and its bags. */
export function useChangedTrip(): (before: FlightItem, after: FlightItem) => ChangedRow[] {
  const t = useT();
  const words = useFlightWords();
  const parts: readonly ((fare: Fare) => string)[] = [
    ({ cabinBag }) => t('flights.cabin_bags', { count: cabinBag.pieces, kg: cabinBag.kg }),
    ({ checkedBag: { pieces, kg } }) =>
      pieces === 0 ? t('flights.no_bag') : t('flights.checked_bags', { count: pieces, kg }),
    ({ seat }) => t(`flights.seat.${seat}`),
    ({ meal }) => t(meal ? 'flights.meal' : 'flights.no_meal'),
  ];
  const bagsOf = ({ bags }: FlightItem) => bags.map(({ kind, kg }) => t(`flights.bag_of.${kind}`, { kg }));
  const changedBags = (before: FlightItem, after: FlightItem): ChangedRow[] => {
    const [was, now] = [bagsOf(before), bagsOf(after)].map((texts) => [...new Set(texts)].join(t('travel.comma')));
    return was && now && was !== now ? [{ name: t('flights.extra_bags'), before: was, after: now }] : [];
  };
  const changedWays = (before: FlightItem, after: FlightItem): ChangedRow[] =>
    before.slices.flatMap((slice, index) => {
      const now = after.slices[index];
      if (!now) return [];
      const hours = slice.legs.flatMap((leg, at) => {
        const later = now.legs[at];
        if (!later || (later.number === leg.number && hoursOf(later) === hoursOf(leg))) return [];
        return [{ name: `${leg.number} ${leg.from.code}–${leg.to.code}`, before: hoursOf(leg), after: hoursOf(later) }];
      });
      const changed = parts.filter((part) => part(slice.fare) !== part(now.fare));
      const say = (fare: Fare) => changed.map((part) => part(fare)).join(t('travel.comma'));
      const name = before.slices.length > 1 ? `${index + 1} · ${words.fares([slice.fare])}` : words.fares([slice.fare]);
      return changed.length > 0 ? [...hours, { name, before: say(slice.fare), after: say(now.fare) }] : hours;
    });
  return (before, after) => [...changedWays(before, after), ...changedBags(before, after)];
}
