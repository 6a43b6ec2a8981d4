import { localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { cabinOfMap } from '@app/contract/verticals/flights/seat-map';
import { seatUsd } from '@app/contract/verticals/flights/seat-rules';
import type { LegSeats } from '@app/contract/verticals/flights/seat-views';
import type { Day } from '@app/kernel/local-day';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { aircraftOf, takenSeats } from '../../db/seat-map.repo.ts';
import { bagPieceUsd as withOwnTax } from '../../domain/bag-offers.ts';
import { brandsOf } from '../../domain/fare.ts';
import { keptBrands } from '../kept-brands.ts';
import type { Reading } from '../reading.ts';

type Asked = { readonly flightId: string; readonly day: Day; readonly cabin: Cabin; readonly brand: string };

/**
 * The seats of a cabin on a departure: its map, what is taken, and what a seat costs in a fare. Refuses record.not_found for a flight
 * without the cabin, or a fare that it is not sold in.
 */
export async function readLegSeats(platform: Platform, asked: Asked, reader: Reading): Promise<LegSeats> {
  const { flightId, day, cabin } = asked;
  const db = platform.reads;
  const [found, taken, brands, price] = await Promise.all([
    aircraftOf(db, [flightId]),
    takenSeats(db, [{ flightId, day }]),
    keptBrands(platform),
    priceIn(platform, reader.currency),
  ]);
  const flown = found.get(flightId) ?? refuse('record.not_found');
  if (!flown.cabins.includes(cabin)) refuse('record.not_found');
  const fare =
    brandsOf(brands, { airlineId: flown.airlineId, cabin }).find(({ code }) => code === asked.brand) ??
    refuse('record.not_found');
  const map = fare.seat === 'none' ? null : cabinOfMap(flown.seatMap, cabin);
  const costs = (kind: 'standard' | 'front' | 'legroom') =>
    price(withOwnTax({ usd: seatUsd(fare, kind) ?? 0, taxBp: fare.seatFees.taxBp }));
  return {
    aircraft: localize(flown.aircraft, reader.lang),
    choice: fare.seat,
    map,
    prices: { standard: costs('standard'), front: costs('front'), legroom: costs('legroom') },
    taken: map ? taken.map(({ seat }) => seat) : [],
  };
}
