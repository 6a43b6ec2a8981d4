import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { dateText } from '@app/contract/core/time-words';
import { cabinOfMap, type SeatMap, spotsOf } from '@app/contract/verticals/flights/seat-map';
import type { SeatMapInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffSeatMap } from '@app/contract/verticals/flights/staff-schemas';
import { addDays } from '@app/kernel/local-day';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readSeatMap, seatsInUse, writeSeatMap } from '../../db/seat-map.repo.ts';
import { dropFlights } from '../tags.ts';
import type { Saving } from './save-record.ts';

/** A day earlier than any departure that has not left yet, in whichever zone. */
const firstAhead = (now: Date): string => addDays(now.toISOString().slice(0, 10), -1);

/**
 * Refuses flight.seats_chosen with a seat that a traveller has on a departure to come and that a map does not have in its cabin; of all
 * flights of an aircraft, or of one.
 */
export async function keepSeatsInUse(
  tx: Tx,
  of: {
    readonly where: { readonly aircraftId: string } | { readonly flightId: string };
    readonly map: SeatMap | null;
    readonly now: Date;
    readonly lang: Locale;
  },
): Promise<void> {
  const used = await seatsInUse(tx, { ...of.where, from: firstAhead(of.now) });
  const lost = used.find(({ cabin, seat }) => {
    const map = cabinOfMap(of.map, cabin);
    return !map || !spotsOf(map).some((spot) => spot.seat === seat);
  });
  if (!lost) return;
  refuse('flight.seats_chosen', { seat: lost.seat, flight: lost.flight, day: dateText(of.lang, 'day', lost.day) });
}

/** Saves the seat map of a kind of aircraft. Refuses record.not_found, record.stale with `{current}`, and as `keepSeatsInUse`. */
export async function saveSeatMap(
  platform: Platform,
  by: StaffReadContext,
  { id, version, input }: Saving<SeatMapInput>,
): Promise<StaffSeatMap> {
  return inTransaction(platform.db, async (tx) => {
    const before = (await readSeatMap(tx, id, true)) ?? refuse('record.not_found');
    assertThat(before.version === version, 'record.stale', { current: before });
    const { seatMap } = input;
    await keepSeatsInUse(tx, { where: { aircraftId: id }, map: seatMap, now: platform.clock.now(), lang: by.lang });
    await writeSeatMap(tx, id, seatMap);
    const after = (await readSeatMap(tx, id)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'aircraft.seat_map', record: `aircraft/${id}`, before, after });
    dropFlights(platform, tx);
    return after;
  });
}
