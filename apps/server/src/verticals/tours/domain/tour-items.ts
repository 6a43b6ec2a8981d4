import { refuseField } from '@app/contract/core/refuse';
import type { UnitCount } from '@app/contract/verticals/tours/party';
import { seatsOf, sortParty, tourTravellers } from '@app/contract/verticals/tours/party';
import type { TourRequest } from '@app/contract/verticals/tours/tour-schemas';
import { wholeBasisPoints } from '@app/kernel/money';
import type { OfferItem } from '../../../modules/travel/public.ts';
import type { StoredExtra, StoredPickup, StoredTour, StoredUnit } from './stored-tour.ts';
import { pickupWords, singleWords, unitWords } from './tour-words.ts';

/** What one person of a unit pays on a departure. */
export const unitUsd = (usd: number, priceBp: number): number => wholeBasisPoints(usd, priceBp);

/** What a party pays for itself, without anything added. */
export const partyUsd = (counts: readonly UnitCount<StoredUnit>[], priceBp: number): number =>
  counts.reduce((sum, { unit, count }) => sum + unitUsd(unit.usd, priceBp) * count, 0);

/** What was chosen of a tour, checked against it. */
export type Chosen = {
  readonly counts: readonly UnitCount<StoredUnit>[];
  readonly seats: number;
  readonly pickup: StoredPickup | null;
  readonly extras: readonly { readonly extra: StoredExtra; readonly count: number }[];
  readonly singleRooms: number;
};

type Chooseable = Pick<StoredTour, 'units' | 'maxParty' | 'pickups' | 'extras' | 'singleUsd' | 'nights'>;

/** Reads a request by the rules of its tour. Refuses what does not fit, at its field. */
export function chosenOf(tour: Chooseable, asked: TourRequest): Chosen {
  const sorted = sortParty(tour.units, asked);
  if ('flaw' in sorted) return refuseField(sorted.flaw.field, sorted.flaw.message);
  const people = tourTravellers(asked);
  if (people > tour.maxParty) refuseField('adults', 'field.tour_party');
  const pickup =
    asked.pickupId === undefined ? null : (tour.pickups.find(({ id }) => id === asked.pickupId) ?? 'unknown');
  if (pickup === 'unknown') return refuseField('pickupId', 'field.tour_pickup');
  const extras = asked.extras.map(({ id, count }, index) => {
    const extra = tour.extras.find((one) => one.id === id);
    const twice = asked.extras.findIndex((one) => one.id === id) !== index;
    const most = extra ? extra.max * (extra.per === 'person' ? people : 1) : 0;
    if (!extra || twice || count > most) return refuseField(`extras.${index}.count`, 'field.tour_extra');
    return { extra, count };
  });
  const rooms = tour.nights > 0 && tour.singleUsd !== null ? people : 0;
  if (asked.singleRooms > rooms) refuseField('singleRooms', 'field.tour_single');
  return { counts: sorted.counts, seats: seatsOf(sorted.counts), pickup, extras, singleRooms: asked.singleRooms };
}

/** What is charged for it on a departure. */
export function tourItems(
  chosen: Chosen,
  of: { readonly priceBp: number; readonly singleUsd: number | null },
): OfferItem[] {
  const item = (key: string, label: OfferItem['label'], quantity: number, priceUsd: number): OfferItem => ({
    key,
    label,
    quantity,
    priceUsd,
    listPriceUsd: null,
  });
  return [
    ...chosen.counts.map(({ unit, count }) =>
      item(`unit/${unit.key}`, unitWords[unit.key], count, unitUsd(unit.usd, of.priceBp)),
    ),
    ...(chosen.pickup && chosen.pickup.usd > 0 ? [item('pickup', pickupWords, chosen.seats, chosen.pickup.usd)] : []),
    ...(chosen.singleRooms > 0 ? [item('single', singleWords, chosen.singleRooms, of.singleUsd ?? 0)] : []),
    ...chosen.extras.map(({ extra, count }) => item(`extra/${extra.id}`, extra.name, count, extra.usd)),
  ];
}
