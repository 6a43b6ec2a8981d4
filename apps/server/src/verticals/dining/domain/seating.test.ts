import { expect, test } from 'vitest';
import { createRng } from '../../../demo/art/rng.ts';
import { seatsOn } from './next-times.ts';
import {
  choicesFor,
  mostTogether,
  NOTHING_TAKEN,
  outdoorsOnly,
  type Seat,
  seatAt,
  seatFor,
  takenIn,
} from './seating.ts';
import type { StoredArea, TableRules } from './stored-restaurant.ts';
import { timesOn } from './table-times.ts';

const area = (id: string, seatsMin: number, seatsMax: number, tables: number, joins = true): StoredArea => ({
  id,
  restaurantId: 'r',
  name: { 'en-US': id },
  note: { 'en-US': '' },
  seatsMin,
  seatsMax,
  tables,
  joins,
  outdoor: false,
  online: true,
  sortWeight: 0,
});
const DAY = '2026-12-04';
const rules = (of: Partial<TableRules> = {}): TableRules => ({
  zone: 'UTC',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '18:00', closes: '23:00', lastSeating: '21:00' })),
  closedDays: [],
  noticeMinutes: 60,
  daysAhead: 30,
  stepMinutes: 15,
  turns: [{ upTo: 20, minutes: 90 }],
  bufferMinutes: 0,
  pace: null,
  maxParty: 12,
  areas: [area('hall', 2, 4, 4)],
  ...of,
});
const now = new Date('2026-12-04T12:00:00Z');
const ask = (
  of: { people?: number; time?: string; day?: string; areaId?: string | null; now?: Date },
  given = rules(),
) => {
  const seat = seatFor(given, NOTHING_TAKEN, { people: 2, time: '19:00', day: DAY, areaId: null, now, ...of });
  return typeof seat === 'string' ? seat : [seat.area.id, seat.tables];
};

test('a party has the smallest table that takes it; a larger one several of one kind', () => {
  const given = rules({ areas: [area('large', 5, 8, 2), area('small', 1, 2, 6), area('mid', 2, 4, 5)] });
  expect(ask({ people: 1 }, given)).toEqual(['small', 1]);
  expect(ask({ people: 3 }, given)).toEqual(['mid', 1]);
  expect(ask({ people: 6 }, given)).toEqual(['large', 1]);
  expect(ask({ people: 9 }, given)).toEqual(['large', 2]);
  expect(choicesFor(given, 9).map((choice) => [choice.area.id, choice.tables])).toEqual([
    ['large', 2],
    ['mid', 3],
    ['small', 5],
  ]);
  expect(ask({ people: 2, areaId: 'mid' }, given)).toEqual(['mid', 1]);
  // A kind that is named takes it with several tables, though another one would with one; not where it has too few.
  expect(ask({ people: 6, areaId: 'small' }, given)).toEqual(['small', 3]);
  expect(ask({ people: 4, areaId: 'large' }, given)).toBe('area');
  expect(ask({ people: 13 }, given)).toBe('party');
  expect(ask({ people: 1 })).toBe('party');
});

test('tables that are not put together take no party that is larger than one of them', () => {
  const given = rules({ areas: [area('booths', 1, 4, 5, false), area('round', 2, 6, 2, false), area('bar', 1, 2, 3)] });
  expect(ask({ people: 5, areaId: 'booths' }, given)).toBe('area');
  expect(ask({ people: 5 }, given)).toEqual(['round', 1]);
  expect(ask({ people: 7 }, given)).toBe('party');
  expect(ask({ people: 5, areaId: 'bar' }, given)).toEqual(['bar', 3]);
  expect(mostTogether(given)).toBe(6);
});

test('the minute of the notice and the last day ahead', () => {
  expect(ask({ now: new Date('2026-12-04T18:00:00Z') })).toEqual(['hall', 1]);
  expect(ask({ now: new Date('2026-12-04T18:00:00.001Z') })).toBe('notice');
  expect(ask({ day: '2027-01-03' })).toEqual(['hall', 1]);
  expect(ask({ day: '2027-01-04' })).toBe('far');
  expect(ask({ time: '21:00' })).toEqual(['hall', 1]);
  expect(ask({ time: '21:15' })).toBe('last_seating');
  expect(ask({ day: '2026-12-03' })).toBe('notice');
});

test('too many who arrive in a quarter are refused, however many tables are free', () => {
  const given = rules({ pace: 5 });
  const quarter = Math.floor(Date.parse('2026-12-04T19:00:00Z') / 900_000);
  const taken = takenIn({ tables: new Map(), arrivals: new Map([[quarter, 4]]) });
  const at = (time: string) => seatFor(given, taken, { people: 2, time, day: DAY, now });
  expect(at('19:00')).toBe('pace');
  expect(at('19:15')).toMatchObject({ tables: 1 });
});

type Tables = Map<string, Map<number, { used: number; total: number }>>;
const add = (tables: Tables, seat: Seat): void => {
  const rows = tables.get(seat.area.id) ?? new Map();
  tables.set(seat.area.id, rows);
  for (let quarter = seat.quarter; quarter < seat.quarter + seat.quarters; quarter += 1) {
    rows.set(quarter, { used: (rows.get(quarter)?.used ?? 0) + seat.tables, total: seat.area.tables });
  }
};

type Stay = { readonly from: number; readonly to: number };
/** Whether stays can be laid on so many single tables, tried table by table. */
function fitsOnTables(stays: readonly Stay[], tables: number): boolean {
  const lay = (index: number, laid: readonly Stay[][]): boolean => {
    const stay = stays[index];
    if (!stay) return true;
    return laid.some(
      (of, table) =>
        (table === 0 || (laid[table - 1]?.length ?? 0) > 0) &&
        of.every(({ from, to }) => to <= stay.from || stay.to <= from) &&
        lay(
          index + 1,
          laid.map((row, at) => (at === table ? [...row, stay] : row)),
        ),
    );
  };
  return lay(
    0,
    Array.from({ length: tables }, () => []),
  );
}

test('a party is refused exactly when no seating of all who have a table and of it exists', () => {
  const chance = createRng(20_261_204);
  let refused = 0;
  for (let round = 0; round < 120; round += 1) {
    const kinds = 1 + Math.floor(chance() * 2);
    const areas = Array.from({ length: kinds }, (_, at) => area(`a${at}`, 1, 2 + at * 2, 1 + Math.floor(chance() * 3)));
    const given = rules({
      areas,
      turns: [
        { upTo: 2, minutes: 60 },
        { upTo: 4, minutes: 105 },
      ],
    });
    const times = timesOn(given, DAY);
    const tables: Tables = new Map();
    const laid = new Map<string, Stay[]>();
    for (let party = 0; party < 9; party += 1) {
      const time = times[Math.floor(chance() * times.length)];
      if (!time) continue;
      const people = 1 + Math.floor(chance() * 4);
      const seat = seatAt(given, takenIn({ tables, arrivals: new Map() }), time, { people, now });
      const stay = { from: time.startsAt.getTime(), to: time.startsAt.getTime() + (people <= 2 ? 4 : 7) * 900_000 };
      const possible = choicesFor(given, people).some((choice) => {
        const stays = Array.from({ length: choice.tables }, () => stay);
        return fitsOnTables([...(laid.get(choice.area.id) ?? []), ...stays], choice.area.tables);
      });
      if (choicesFor(given, people).length === 0) {
        expect(seat).toBe('party');
      } else if (typeof seat === 'string') {
        refused += 1;
        expect([seat, possible]).toEqual(['full', false]);
      } else {
        expect(possible).toBe(true);
        add(tables, seat);
        const stays = Array.from({ length: seat.tables }, () => stay);
        laid.set(seat.area.id, [...(laid.get(seat.area.id) ?? []), ...stays]);
      }
    }
  }
  expect(refused).toBeGreaterThan(50);
});

test('four tables take five parties only where one has left before the fifth comes', () => {
  const tables: Tables = new Map();
  const given = rules();
  for (let party = 0; party < 4; party += 1) {
    const seat = seatFor(given, takenIn({ tables, arrivals: new Map() }), { people: 2, time: '19:00', day: DAY, now });
    if (typeof seat !== 'string') add(tables, seat);
  }
  const taken = takenIn({ tables, arrivals: new Map() });
  const free = seatsOn(given, taken, { day: DAY, people: 2, now }).map(({ time }) => time.time);
  expect(free).toEqual(['20:30', '20:45', '21:00']);
  expect(taken.free(area('hall', 2, 4, 4), 0, 4)).toBe(4);
});

test('the largest party is the one that tables are there for, whatever more the restaurant says it takes', () => {
  expect(mostTogether(rules())).toBe(12);
  expect(mostTogether(rules({ maxParty: 30 }))).toBe(16);
  expect(mostTogether(rules({ areas: [area('bar', 1, 2, 1)] }))).toBe(2);
  expect(mostTogether(rules({ areas: [] }))).toBe(0);
});

test('seats outdoors are those of kinds of tables that stand there; where none is said to, all are', () => {
  const hall = area('hall', 1, 4, 3);
  const terrace = { ...area('terrace', 1, 4, 1), outdoor: true };
  const rules = { maxParty: 8, areas: [hall, terrace] };
  expect(outdoorsOnly(rules).areas).toEqual([terrace]);
  expect(choicesFor(outdoorsOnly(rules), 6)).toEqual([]);
  expect(choicesFor(rules, 6)).toEqual([{ area: hall, tables: 2 }]);
  expect(outdoorsOnly({ maxParty: 8, areas: [hall] }).areas).toEqual([hall]);
});
