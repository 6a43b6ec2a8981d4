import type { Canary } from '../canary.ts';

const clocks = 'apps/server/src/platform/db/zone-clocks.test.ts';

/** What rows O12 and O13 promise of local time. */
export const clockCanaries: readonly Canary[] = [
  {
    row: 'O12',
    bug: "SQL goes by PostgreSQL's own copy of the IANA database",
    file: 'apps/server/src/platform/db/local-time.ts',
    find: 'return sql`wall_time(${at}, ${moments}::timestamptz[], ${[...offsets]}::int[])`;',
    replace: 'void [moments, offsets];\n  return sql`${at} AT TIME ZONE ${zone}`;',
    test: clocks,
    name: 'in SQL as in the program',
  },
  {
    row: 'O13',
    bug: 'the sums of days stay as an older clock parted them',
    file: 'apps/server/src/modules/reports/usecases/keep-days.ts',
    find: ' && (calendar.clock ?? clock) === clock',
    replace: '',
    test: 'apps/server/src/modules/reports/test/boundaries.test.ts',
    name: 'when the clock of the zone turns out to be another one',
  },
];
