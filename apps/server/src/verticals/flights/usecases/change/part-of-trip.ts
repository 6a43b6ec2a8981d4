import { seatsOf } from '@app/contract/verticals/flights/party';
import { splitPolicy } from '../../../../modules/travel/public.ts';
import type { ChangeableTrip, OwnTrip } from '../../db/change.repo.ts';
import { grossUsd, type PaidItem } from '../../domain/changed-items.ts';
import { asSnapshot, type FlightSnapshot } from '../../domain/flight-snapshot.ts';
import { itemShares, partedBy, policyShare, tripOfSide } from '../../domain/split-trip.ts';

const sumOf = (items: readonly PaidItem[]): number =>
  items.reduce((sum, item) => sum + grossUsd(item) - item.offUsd, 0);

/** What a booking is of some of its travellers, as far as what they can change to goes. Refuses as `partedBy`. */
export function partOfTrip(
  trip: ChangeableTrip,
  own: OwnTrip,
  moving: readonly number[],
): { readonly trip: ChangeableTrip; readonly own: OwnTrip; readonly booked: FlightSnapshot } {
  const booked = asSnapshot(trip.snapshot);
  const parted = partedBy(booked.party, moving, own.guests);
  const shares = itemShares(own.items, booked, parted);
  const items = own.items.flatMap((item, index) => {
    const share = shares[index];
    if (!share || share.moves === 0) return [];
    const offUsd = Math.floor(item.offUsd / item.quantity) * share.moves;
    return [{ ...item, ...share.moved, quantity: share.moves, offUsd }];
  });
  const whole = sumOf(own.items);
  const worthUsd = whole === 0 ? 0 : Math.round((own.worthUsd * sumOf(items)) / whole);
  const { moves } = splitPolicy(trip.policy, {
    ...policyShare(own.items, { booked, parted, shares, worthUsd: own.worthUsd }),
    worth: { staysUsd: own.worthUsd - worthUsd, movesUsd: worthUsd },
  });
  const [seats, laps] = [seatsOf(parted.moving), parted.moving.babies];
  return {
    trip: { ...trip, policy: moves },
    own: { ...own, items, worthUsd, own: own.own.map((one) => ({ ...one, seats, laps })) },
    booked: tripOfSide(own.items, { booked, parted, side: 'moves' }),
  };
}
