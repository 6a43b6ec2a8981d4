import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { HeldOrder } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { freePlaces, holdPlaces, lockBooking, placesLeft, takePlaces } from '../db/booking.repo.ts';
import { asSnapshot } from '../domain/tour-snapshot.ts';
import { dropPlaces, dropTours } from './tags.ts';

type Holding = HeldOrder & { readonly expiresAt: Date };

async function tryHold(tx: Tx, { orderId, snapshot, expiresAt }: Holding): Promise<boolean> {
  const { departureId, seats } = asSnapshot(snapshot);
  return holdPlaces(tx, { orderId, departureId, seats, expiresAt });
}

/** Holds the places of an order. Refuses tour.unavailable with what is left. */
export async function holdTour(platform: Platform, tx: Tx, order: Holding): Promise<void> {
  if (!(await tryHold(tx, order))) {
    refuse('tour.unavailable', { left: await placesLeft(tx, asSnapshot(order.snapshot).departureId) });
  }
  dropPlaces(platform, tx);
}

/** Holds again what a cancelled order held; returns whether it could be had. */
export async function holdTourAgain(platform: Platform, tx: Tx, order: Holding): Promise<boolean> {
  const held = await tryHold(tx, order);
  if (held) dropPlaces(platform, tx);
  return held;
}

/** What was held is sold. Orders of a departure that is decided follow it. */
export async function takeTour(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  const taken = await takePlaces(tx, orderId);
  invariant(taken, `order ${orderId} holds no places`);
  const { departureId, decided } = taken;
  if (decided) await platform.events.emit(tx, 'tour.settled', { departureId });
  dropTours(platform, tx);
}

/** Gives back what is held or sold; a second time it does nothing. */
export async function releaseTour(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  const booking = await lockBooking(tx, orderId);
  if (!booking || booking.state === 'released') return;
  await freePlaces(tx, booking);
  dropPlaces(platform, tx);
}
