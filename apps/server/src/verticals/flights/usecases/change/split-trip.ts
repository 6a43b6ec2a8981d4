import { refuse, refuseField } from '@app/contract/core/refuse';
import type { WantedTrip } from '@app/contract/verticals/flights/trip-schemas';
import { invariant } from '@app/kernel/assert';
import type { TravelSplit } from '../../../../modules/travel/public.ts';
import { ownTrip } from '../../db/change.repo.ts';
import { lockBooking } from '../../db/seats.repo.ts';
import { lapsOf, splitBooking } from '../../db/split.repo.ts';
import { asTrip } from '../../domain/flight-request.ts';
import { asSnapshot } from '../../domain/flight-snapshot.ts';
import { itemShares, partedBy, policyShare, sideOfTrip } from '../../domain/split-trip.ts';
import { staying } from '../../domain/staying.ts';

/** How some of the travellers of a booked trip have one of their own. */
export const splitTrip: TravelSplit = {
  moves: (wanted) => {
    // Older quotes name no travellers.
    const { moving = [], leaving = [] } = wanted as Partial<WantedTrip>;
    if (moving.length > 0 && leaving.length > 0) refuseField('leaving', 'field.invalid');
    return moving;
  },
  parts: async (db, { orderId, request, snapshot, guests, moves }) => {
    const booked = asSnapshot(snapshot);
    const own = (await ownTrip(db, orderId)) ?? refuse('order.not_allowed', { event: 'split' });
    const parted = partedBy(booked.party, moves, own.guests);
    const items = itemShares(own.items, booked, parted);
    const side = (which: 'moves' | 'stays') => ({
      ...sideOfTrip(own.items, { booked, request: asTrip(request), parted, side: which }),
      guests: staying(guests, which === 'moves' ? parted.stays : parted.moves),
    });
    return {
      moves: side('moves'),
      stays: side('stays'),
      items,
      policy: policyShare(own.items, { booked, parted, shares: items, worthUsd: own.worthUsd }),
    };
  },
  take: async (tx, { orderId, toId, moves }) => {
    const booking = await lockBooking(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no seats`);
    const moving = [...moves].sort((a, b) => a - b);
    const all = Array.from({ length: booking.seats + booking.laps }, (_, index) => index + 1);
    const stays = all.filter((position) => !moves.includes(position));
    const laps = await lapsOf(tx, toId);
    return splitBooking(tx, { orderId, toId, moves: moving, stays, seats: moves.length - laps, laps });
  },
};
