/** A promise that is tried more often at night than at every change. */
export type ChaosRow = {
  /** The row of docs/reliability.md. */
  readonly row: string;
  /** What is done, in a few words. */
  readonly tries: string;
  /** Test files below apps/server/src; none where journeys are made. */
  readonly tests: readonly string[];
  /** Part of the names of the tests to run; all of the files without it. */
  readonly name?: string;
  /** The counts of a change and of a night, by variable (reliability, 2.3). */
  readonly counts: { readonly [variable: string]: { readonly usual: number; readonly night: number } };
};

const reliability = (name: string): string => `reliability/${name}.test.ts`;
const walletRace = 'modules/ledger/test/race.test.ts';
const supervisor = 'platform/db/supervisor/supervisor.all.test.ts';

/** The rows in the order of the page. A count is named once: two rows that share a variable would run twice as long. */
export const chaosRows: readonly ChaosRow[] = [
  {
    row: 'M1, M2, M10',
    tries: 'mixed movements; opposite transfers; rounds of last balances in the books',
    tests: [walletRace],
    counts: {
      CHAOS_MOVES: { usual: 1_500, night: 500_000 },
      CHAOS_TRANSFERS: { usual: 240, night: 20_000 },
      CHAOS_BALANCES: { usual: 4, night: 400 },
    },
  },
  {
    row: 'M3',
    tries: 'kills of the program in a storm',
    tests: [reliability('crash-and-restart.all')],
    counts: { CHAOS_KILLS: { usual: 1, night: 200 } },
  },
  {
    row: 'M4',
    tries: 'kills of the database, of its connections, connections cut',
    tests: [reliability('database-killed.all')],
    counts: {
      CHAOS_SERVER_KILLS: { usual: 2, night: 100 },
      CHAOS_BACKEND_KILLS: { usual: 4, night: 100 },
      CHAOS_CUTS: { usual: 12, night: 1_000 },
    },
  },
  {
    row: 'M5',
    tries: 'programs killed beside their server; double starts',
    tests: [supervisor],
    counts: { CHAOS_ORPHANS: { usual: 1, night: 50 }, CHAOS_DOUBLE_STARTS: { usual: 1, night: 50 } },
  },
  {
    row: 'M6',
    tries: 'disk filled and freed in a storm; syncs that fail',
    tests: [reliability('disk-trouble.all')],
    counts: { CHAOS_FULL_DISKS: { usual: 2, night: 20 }, CHAOS_FAILED_SYNCS: { usual: 1, night: 20 } },
  },
  {
    row: 'M8, M9',
    tries: 'calls sent again; forms sent several times',
    tests: [reliability('same-call-twice')],
    counts: { CHAOS_FORMS: { usual: 12, night: 2_000 }, CHAOS_CLICKS: { usual: 9, night: 1_000 } },
  },
  {
    row: 'M10, M11',
    tries: 'rounds of last balances and pieces; carts in opposite order',
    tests: [reliability('last-piece.all')],
    counts: { CHAOS_ROUNDS: { usual: 4, night: 400 }, CHAOS_ORDERS: { usual: 64, night: 4_096 } },
  },
  {
    row: 'M11, M12 (deals)',
    tries: 'buyers of a deal, twenty for each unit, 32 at once in two programs',
    tests: [reliability('last-places.all')],
    name: 'want each unit of a deal',
    counts: { CHAOS_DEAL_BUYERS: { usual: 60, night: 2_000 } },
  },
  {
    row: 'M12 (places)',
    tries: 'last places of a departure, wanted in two programs',
    tests: [reliability('last-places.all')],
    name: 'from two programs',
    counts: { CHAOS_PLACES: { usual: 3, night: 60 } },
  },
  {
    row: 'M12 (seats)',
    tries: 'buyers of the last nine seats, and of round trips that cross each other, at once in two processes',
    tests: ['verticals/flights/test/seat-races.all.test.ts'],
    counts: { CHAOS_SEATS: { usual: 60, night: 200 } },
  },
  {
    row: 'M12 (seats of a map)',
    tries:
      'travellers who want the same thirty seats of a map, and seats of flights that cross each other, at once in two processes',
    tests: ['verticals/flights/test/seat-map-races.all.test.ts', 'verticals/flights/test/change-rush.all.test.ts'],
    counts: { CHAOS_SEAT_MAP: { usual: 60, night: 200 } },
  },
  {
    row: 'M12 (combos)',
    tries: 'customers after combos that share their parts in opposite order, 20 at once in two processes',
    tests: ['verticals/combos/test/combo-races.test.ts'],
    counts: { CHAOS_COMBOS: { usual: 40, night: 2_000 } },
  },
  {
    row: 'M13',
    tries: 'orders at their deadline',
    tests: [reliability('deadline.all')],
    counts: { CHAOS_DEADLINES: { usual: 45, night: 5_000 } },
  },
  {
    row: 'M13 (groups)',
    tries: 'combined payments met by all that can change one of their orders',
    tests: ['modules/orders/test/group-races.all.test.ts'],
    counts: { CHAOS_GROUPS: { usual: 30, night: 600 } },
  },
  {
    row: 'M13 (changes)',
    tries: 'a change that waits for its money beside all else that can happen to its booking, in so many kinds each',
    tests: [reliability('change-beside.all')],
    counts: { CHAOS_BESIDE: { usual: 1, night: 6 } },
  },
  {
    row: 'M12 (waiting lists)',
    tries: 'people who wait for one table',
    tests: ['verticals/dining/test/waiting-crowd.all.test.ts'],
    counts: { CHAOS_WAITING: { usual: 50, night: 200 } },
  },
  {
    row: 'M13 (travel)',
    tries: 'travel orders at their deadline',
    tests: ['modules/travel/test/races.all.test.ts'],
    counts: { CHAOS_STAYS: { usual: 42, night: 2_100 } },
  },
  {
    row: 'M15',
    tries: 'vouchers that two reviewers approve 20 times at once; approvals that meet a rejection',
    tests: ['modules/payments/test/proof-race.all.test.ts'],
    counts: { CHAOS_REVIEWERS: { usual: 3, night: 40 }, CHAOS_VERDICTS: { usual: 16, night: 400 } },
  },
  {
    row: 'M17',
    tries: 'orders in a tree of agents; kills of the program that completes them',
    tests: [reliability('rebates.all')],
    counts: { CHAOS_REBATES: { usual: 20, night: 5_000 }, CHAOS_REBATE_KILLS: { usual: 1, night: 50 } },
  },
  {
    row: 'M21',
    tries: 'prices of orders with coupons, points and deals',
    tests: ['modules/pricing/test/price-order.test.ts'],
    counts: { CHAOS_PRICES: { usual: 1_000, night: 200_000 } },
  },
  {
    row: 'M22',
    tries: 'odd inputs in every number; names of columns in every object of a body',
    tests: [reliability('strict-input')],
    counts: { STRICT_ODD: { usual: 4, night: 60 }, STRICT_NAMES: { usual: 80, night: 4_000 } },
  },
  {
    row: 'S1',
    tries: 'calls that meet whoever has no session that counts',
    tests: [reliability('access-matrix')],
    counts: { ACCESS_QUARTERS: { usual: 1, night: 4 } },
  },
  {
    row: 'S6',
    tries: 'sign-ins of each kind whose times are compared',
    tests: ['modules/accounts/test/guessing.all.test.ts'],
    name: 'differ in nothing, time included',
    counts: { GUESS_PAIRS: { usual: 40, night: 1_000 } },
  },
  {
    row: 'O1',
    tries: 'generated and listed inputs for each call',
    tests: [reliability('malformed-input')],
    counts: { FUZZ_CASES: { usual: 2, night: 5_000 }, FUZZ_LISTED: { usual: 2, night: 30 } },
  },
  {
    row: 'S15',
    tries: 'hostile files in every field that takes one',
    tests: [reliability('hostile-uploads.all')],
    counts: { HOSTILE_FILES: { usual: 2, night: 40 } },
  },
  {
    row: 'O7',
    tries: 'backups in a storm, restored elsewhere; bytes flipped in a backup',
    tests: [reliability('backup.all')],
    counts: { CHAOS_BACKUPS: { usual: 1, night: 20 }, CHAOS_CORRUPTIONS: { usual: 20, night: 400 } },
  },
  {
    row: 'O7 (older)',
    tries: 'data of an older PostgreSQL carried over by a backup',
    tests: ['backup/backup.all.test.ts'],
    counts: { CHAOS_CARRIED: { usual: 0, night: 1 } },
  },
  {
    row: 'O8',
    tries: 'kills in the middle of migrations, of the process or of its connection',
    tests: [reliability('migrations-killed.all')],
    counts: { CHAOS_MIGRATION_KILLS: { usual: 3, night: 240 } },
  },
  {
    row: 'O16',
    tries: 'moments at which the whole demo is filled',
    tests: ['demo/test/any-day.test.ts'],
    counts: { DEMO_MOMENTS: { usual: 0, night: 60 } },
  },
  {
    row: 'O18',
    tries: 'rounds in which pooler, standby, Valkey, bucket and a program are killed in a storm',
    tests: [reliability('storm-over-engines.all')],
    counts: { CHAOS_ENGINES: { usual: 1, night: 20 } },
  },
  {
    row: 'S12',
    tries: 'payloads in the language, currency and texts of each call',
    tests: [reliability('sql-injection.all')],
    counts: {
      SQL_PAYLOADS: { usual: 2, night: 64 },
      SQL_FREE_PAYLOADS: { usual: 2, night: 64 },
      SQL_CLOSEST_PAYLOADS: { usual: 4, night: 64 },
    },
  },
  { row: 'N1', tries: 'every journey and picture, walks over all screens', tests: [], counts: {} },
];
