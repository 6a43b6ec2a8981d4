import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { parameter } from '../../../../modules/settings/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { fareBrands } from '../../db/flight.repo.ts';
import { type SoldBag, soldBags } from '../../domain/bag-items.ts';
import { isOpen, soldForBooked } from '../../domain/booked-bags.ts';
import type { FlightSnapshot } from '../../domain/flight-snapshot.ts';
import type { ExtraBag } from '../../domain/stored-flight.ts';

export type BookedWay = { readonly isOpen: boolean; readonly sold: readonly ExtraBag[] };

/** What is sold of bags now for each way of a booking. */
export async function bagsForBooked(
  platform: Platform,
  db: Queryable,
  { slices }: FlightSnapshot,
  now: Date,
): Promise<BookedWay[]> {
  const airlines = new Set(slices.flatMap(({ legs }) => legs.map(({ airline }) => airline.id)));
  const [brands, closeMinutes] = await Promise.all([
    fareBrands(db, [...airlines]),
    parameter(platform, 'flight.close_minutes'),
  ]);
  return slices.map((slice) => ({ isOpen: isOpen(slice, { now, closeMinutes }), sold: soldForBooked(slice, brands) }));
}

/** Refuses bags of ways and travellers that the booking does not have, at their field, and flight.closed for a way that departs soon. */
function checkBags(bags: readonly WantedBag[], { party }: FlightSnapshot, ways: readonly BookedWay[]): void {
  for (const [index, { slice, guest }] of bags.entries()) {
    const way = ways[slice - 1];
    if (!way) refuseField(`bags.${index}.slice`, 'field.invalid');
    if (guest > seatsOf(party)) refuseField(`bags.${index}.guest`, 'field.flight_bag_baby');
    assertThat(way?.isOpen, 'flight.closed');
  }
}

/** Bags beside those of a booking, at what its fares sell them for now. Refuses as `soldBags`, and flight.closed. */
export async function priceBags(
  platform: Platform,
  db: Queryable,
  of: { readonly booked: FlightSnapshot; readonly bags: readonly WantedBag[]; readonly now: Date },
): Promise<SoldBag[]> {
  const { booked, bags } = of;
  if (bags.length === 0) return [];
  const ways = await bagsForBooked(platform, db, booked, of.now);
  checkBags(bags, booked, ways);
  return soldBags(bags, { sold: ways.map(({ sold }) => sold), owned: booked.bags ?? [] });
}
