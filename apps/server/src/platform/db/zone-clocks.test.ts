import { instantOf, wallTimeIn } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { compareZoneClocks, writeStandingZones, zonesOf } from './compare-zone-clocks.ts';
import { type Db, openDb, openPool } from './connect.ts';
import { localDay, localTime } from './local-time.ts';
import { knownZones } from './write-zone-clocks.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool(database.url, 2, () => undefined));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const readValue = async <T>(what: RawBuilder<T>): Promise<T> => {
  const { rows } = await sql<{ value: T }>`SELECT ${what} AS value`.execute(db);
  return rows[0]?.value as T;
};
const written = (what: RawBuilder<unknown>): Promise<string> =>
  readValue(sql<string>`to_char(${what}, 'YYYY-MM-DD"T"HH24:MI')`);

/** Moments after both zones were changed, which older copies of the IANA database do not know. */
const LATELY = [
  ['Africa/Casablanca', '2026-12-09T23:30:00Z', '2026-12-09T23:30'],
  ['Africa/Casablanca', '2026-07-01T23:30:00Z', '2026-07-02T00:30'],
  ['America/Edmonton', '2026-12-10T05:30:00Z', '2026-12-09T23:30'],
  ['America/Edmonton', '2026-12-10T06:30:00Z', '2026-12-10T00:30'],
  ['Asia/Kathmandu', '2026-12-10T00:00:00Z', '2026-12-10T05:45'],
] as const;

test.each(LATELY)('in %s at %s it is %s, in SQL as in the program', async (zone, at, shown) => {
  expect(wallTimeIn(zone, new Date(at))).toBe(shown);
  expect(instantOf(shown.slice(0, 10), shown.slice(11), zone).toISOString()).toBe(new Date(at).toISOString());
  expect(await written(localTime(sql`${at}::timestamptz`, zone))).toBe(shown);
  expect(await written(sql`local_time(${at}::timestamptz, ${zone})`)).toBe(shown);
  expect(await readValue(sql`${localDay(sql`${at}::timestamptz`, zone)}::text`)).toBe(shown.slice(0, 10));
});

test('SQL shows in every zone what the program shows, and PostgreSQL knows every name', async () => {
  const { rows } = await sql<{ zone: string; at: Date; shown: string }>`
    SELECT z AS zone, at, to_char(local_time(at, z), 'YYYY-MM-DD"T"HH24:MI') AS shown
    FROM unnest(${knownZones()}::text[]) z,
      generate_series('2024-01-01 03:30Z'::timestamptz, '2032-01-01', '41 days 7 hours') at`.execute(db);
  expect(rows.filter(({ zone, at, shown }) => wallTimeIn(zone, at) !== shown)).toEqual([]);
  const unknown = await sql`SELECT z FROM unnest(${knownZones()}::text[]) z
    WHERE z NOT IN (SELECT name FROM pg_timezone_names)`.execute(db);
  expect(unknown.rows).toEqual([]);
});

test('a zone that nobody knows is UTC', async () => {
  expect(await written(sql`local_time('2026-12-10 05:30Z'::timestamptz, 'Mars/Base')`)).toBe('2026-12-10T05:30');
});

test('names of zones that stand in rows are looked at: unknown, old, and other ones to PostgreSQL', async () => {
  const zones = await zonesOf(db, ["VALUES ('AET'), ('Asia/Calcutta'), ('Asia/Tokyo'), (NULL)", "SELECT 'Mars/Base'"]);
  expect(zones).toEqual(['AET', 'Asia/Calcutta', 'Asia/Tokyo', 'Mars/Base']);
  await writeStandingZones(db, zones);
  expect(await compareZoneClocks(db, zones)).toEqual({
    unknown: ['Mars/Base'],
    renamed: ['AET', 'Asia/Calcutta'],
    differing: [],
  });
  expect(await written(sql`local_time('2026-12-10 05:30Z'::timestamptz, 'AET')`)).toBe('2026-12-10T16:30');
});

test('a zone whose clock PostgreSQL has otherwise is named', async () => {
  await sql`UPDATE zone_clock SET offsets = ARRAY[18000], changes = '{}' WHERE zone = 'Asia/Kathmandu'`.execute(db);
  const { differing } = await compareZoneClocks(db, ['Asia/Kathmandu', 'Asia/Kolkata']);
  expect(differing).toEqual(['Asia/Kathmandu']);
});
