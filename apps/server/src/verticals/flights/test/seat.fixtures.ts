import { randomUUID } from 'node:crypto';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import type { CabinMap, SeatMap, SeatRow } from '@app/contract/verticals/flights/seat-map';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Shop } from '../../../testing/shop.ts';

const COLUMNS = ['A', 'B', '', 'C', 'D'];
const SEATS: SeatRow['cells'] = ['seat', 'seat', 'aisle', 'seat', 'seat'];
const EXIT: SeatRow = {
  number: null,
  kind: 'standard',
  legroomCm: null,
  cells: ['exit', 'none', 'aisle', 'none', 'exit'],
};

export const rowOf = (number: number, kind: SeatRow['kind'] = 'standard'): SeatRow => ({
  number,
  kind,
  legroomCm: kind === 'legroom' ? 86 : null,
  cells: [...SEATS],
});

/** Economy of two and two: row 10 behind an exit, 11 in front, and standard ones from 12 to `last`. */
export const economyMap = (last = 14): CabinMap => ({
  cabin: 'economy',
  columns: [...COLUMNS],
  rows: [
    EXIT,
    rowOf(10, 'legroom'),
    rowOf(11, 'front'),
    ...Array.from({ length: last - 11 }, (_, index) => rowOf(12 + index)),
  ],
});

export const smallMap = (last?: number): SeatMap => ({ cabins: [economyMap(last)] });

let codes = 0;

/** A kind of aircraft with a map. */
export async function newAircraft(db: Db, map: SeatMap | null): Promise<string> {
  codes += 1;
  const [id, code] = [randomUUID(), `Z${codes.toString(36).toUpperCase().padStart(2, '0')}`];
  await sql`INSERT INTO aircraft (id, code, name, seat_map)
    VALUES (${id}, ${code}, ${JSON.stringify({ 'en-US': `Aircraft ${code}` })}, ${map && JSON.stringify(map)})`.execute(
    db,
  );
  return id;
}

/** Fares of economy by how seats are chosen in them: `none`, `paid` and `free`. */
export async function plantSeatFares(db: Db): Promise<void> {
  const bags = JSON.stringify({ pieces: 1, kg: 20 });
  const fees = JSON.stringify({ standardUsd: 1_000, frontUsd: 2_000, legroomUsd: 5_000, taxBp: 1_000 });
  for (const seat of ['none', 'paid', 'free']) {
    await sql`INSERT INTO fare_brand (id, cabin, code, name, price_percent, cabin_bag, checked_bag, seat, seat_fees, meal, refund_steps)
      VALUES (${randomUUID()}, 'economy', ${seat}, ${JSON.stringify({ 'en-US': seat })}, 100, ${bags}, ${bags}, ${seat}, ${fees}, false,
        '[{"hoursBefore": 48, "percent": 50}, {"hoursBefore": 1, "percent": 100}]')`.execute(db);
  }
}

/** Sells seats in fares of a code, on from now. */
export const sellSeats = (db: Db, code: string): Promise<unknown> =>
  sql`UPDATE fare_brand SET seat = 'paid', seat_fees = '{"standardUsd": 1117, "frontUsd": 2003, "legroomUsd": 5009, "taxBp": 700}'::jsonb
    WHERE code = ${code}`.execute(db);

/** The seats of a departure as anybody reads them. */
export const seatsOn = (shop: Shop, leg: { flightId: string; day: string }, brand = 'paid') =>
  shop.call(flights.flightSeats, { query: { ...leg, cabin: 'economy', brand } });

/** Who has which seat of a flight. */
export async function seatedOn(db: Db, flightId: string) {
  const { rows } = await sql<{ seat: string; guest: number; state: string; chosen: boolean }>`
    SELECT seat, guest, state, chosen FROM flight_seat WHERE flight_id = ${flightId} ORDER BY seat`.execute(db);
  return rows;
}
