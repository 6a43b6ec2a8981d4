import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { dateText } from '@app/contract/core/time-words';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffFlight } from '@app/contract/verticals/flights/staff-schemas';
import type { Day } from '@app/kernel/local-day';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readSeatMap } from '../../db/seat-map.repo.ts';
import {
  bookedDays,
  flightColumns,
  readStaffFlight,
  resizeSeats,
  setOnline,
  writeCabins,
} from '../../db/staff-flight.repo.ts';
import { insertRecord, updateRecord } from '../../db/staff-record.repo.ts';
import { isGoneOn, isRetimed } from '../../domain/schedule-change.ts';
import { dropFlights } from '../tags.ts';
import { mapConstraintViolation } from './map-constraint-violation.ts';
import { retimeBooked } from './retime-flight.ts';
import type { Saving } from './save-record.ts';
import { keepSeatsInUse } from './save-seat-map.ts';

/** Adds a flight to the schedule. Refuses record.not_found (airline, airports, aircraft) and flight.number_taken. */
export async function createFlight(platform: Platform, by: StaffReadContext, input: FlightInput): Promise<StaffFlight> {
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    const created = { ...flightColumns(input), version: 1, created_at: platform.clock.now() };
    await mapConstraintViolation(insertRecord(tx, 'flight', id, created));
    await writeCabins(tx, id, input.cabins);
    const after = (await readStaffFlight(tx, id, by.lang)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'flight.create', record: `flight/${id}`, before: null, after });
    dropFlights(platform, tx);
    return after;
  });
}

/** The booked departures to come. Refuses flight.booked where one would vanish, or fly between other places. */
async function bookedToKeep(
  tx: Tx,
  { before, after, lang, now }: { before: StaffFlight; after: FlightInput; lang: Locale; now: Date },
): Promise<Day[]> {
  const booked = await bookedDays(tx, before.id, now);
  const hit = booked.filter(({ day }) => isGoneOn(before, after, day));
  const last = hit.at(-1);
  if (!last) return booked.map(({ day }) => day);
  return refuse('flight.booked', {
    bookings: hit.reduce((sum, { bookings }) => sum + bookings, 0),
    until: dateText(lang, 'day', last.day),
  });
}

/** Refuses flight.seats_chosen where another aircraft does not have a seat that a traveller of a departure to come has. */
async function keepSeats(
  platform: Platform,
  tx: Tx,
  { id, input, lang }: { id: string; input: FlightInput; lang: Locale },
): Promise<void> {
  const aircraft = (await readSeatMap(tx, input.aircraftId)) ?? refuse('record.not_found');
  await keepSeatsInUse(tx, { where: { flightId: id }, map: aircraft.seatMap, now: platform.clock.now(), lang });
}

/**
 * Saves a flight; departures to come get the seats of their cabins. Refuses record.not_found, record.stale with `{current}`,
 * flight.number_taken, flight.seats_in_use where more are held or sold on a day, flight.seats_chosen, and flight.booked where
 * a booked departure to come would vanish or fly between other places. Other hours are followed by the orders of such departures.
 */
export async function updateFlight(
  platform: Platform,
  by: StaffReadContext,
  { id, version, input }: Saving<FlightInput>,
): Promise<StaffFlight> {
  return inTransaction(platform.db, async (tx) => {
    const before = (await readStaffFlight(tx, id, by.lang, true)) ?? refuse('record.not_found');
    assertThat(before.version === version, 'record.stale', { current: before });
    const days = await bookedToKeep(tx, { before, after: input, lang: by.lang, now: platform.clock.now() });
    const retimed = isRetimed(before, input);
    const nameOf = ({ cabin }: { readonly cabin?: unknown }, lang: Locale): string | undefined =>
      typeof cabin === 'string' ? platform.translate(lang, `flights.cabin.${cabin}`) : undefined;
    if (input.aircraftId !== before.aircraftId) await keepSeats(platform, tx, { id, input, lang: by.lang });
    await confirmPrices(tx, { before, after: input, nameOf });
    await mapConstraintViolation(updateRecord(tx, 'flight', id, flightColumns(input)));
    await writeCabins(tx, id, input.cabins);
    assertThat(await resizeSeats(tx, id), 'flight.seats_in_use');
    if (retimed) await retimeBooked(platform, tx, { flightId: id, before, after: input, days });
    const after = (await readStaffFlight(tx, id, by.lang)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'flight.update', record: `flight/${id}`, before, after });
    dropFlights(platform, tx);
    return after;
  });
}

/** Puts flights on sale or takes them off; says how many changed. */
export async function setFlightsOnline(
  platform: Platform,
  by: StaffReadContext,
  { ids, online }: { readonly ids: readonly string[]; readonly online: boolean },
): Promise<{ changed: number }> {
  return inTransaction(platform.db, async (tx) => {
    const changed = await setOnline(tx, ids, online);
    for (const id of changed) {
      const [before, after] = [{ online: !online }, { online }];
      await logOperation(tx, by, { action: 'flight.online', record: `flight/${id}`, before, after });
    }
    dropFlights(platform, tx);
    return { changed: changed.length };
  });
}
