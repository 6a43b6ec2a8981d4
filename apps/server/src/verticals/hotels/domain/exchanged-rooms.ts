import { type Day, nightsOf } from '@app/kernel/local-day';
import type { Exchange } from '../../../modules/travel/public.ts';

type Nights = { readonly checkIn: Day; readonly checkOut: Day };

/** In how many parts a night of a room is counted, so that a part of it can be given up. */
export const ROOM_NIGHT = 10_000;

/** How much of a night of a room is kept where it costs so much less by people, plan and type; what costs more keeps all of it. */
export const keptOf = (beforeUsd: number, afterUsd: number): number =>
  afterUsd >= beforeUsd ? ROOM_NIGHT : Math.floor((ROOM_NIGHT * afterUsd) / beforeUsd);

/**
 * How many nights of its rooms a stay gives up for another one, of how many, and how many it has then. `was` names for each room of
 * the other stay which one it is now, from 1, null for one that is added; `kept` is how much of its nights is kept (`keptOf`).
 */
export function exchangedRooms(
  now: Nights & { readonly rooms: number },
  wanted: Nights & { readonly rooms: readonly { readonly was: number | null; readonly kept: number }[] },
): Exchange {
  const nights = nightsOf(now.checkIn, now.checkOut);
  const common = nights.filter((night) => night >= wanted.checkIn && night < wanted.checkOut).length;
  const nightsThen = nightsOf(wanted.checkIn, wanted.checkOut).length;
  const of = nights.length * now.rooms * ROOM_NIGHT;
  const kept = wanted.rooms.reduce((sum, room) => sum + (room.was === null ? 0 : common * room.kept), 0);
  const becomes = wanted.rooms.reduce(
    (sum, room) => sum + nightsThen * (room.was === null ? ROOM_NIGHT : room.kept),
    0,
  );
  return { part: of - kept, of, becomes };
}
