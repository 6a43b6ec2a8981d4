import type { Canary } from '../canary.ts';

const dining = 'apps/server/src/verticals/dining';
const tables = `${dining}/db/booking.repo.ts`;
const races = `${dining}/test/table-races.test.ts`;

/** What row M12 promises of tables and of people who arrive. */
export const diningCanaries: readonly Canary[] = [
  {
    row: 'M12',
    bug: 'tables are taken whether they are free or not',
    file: tables,
    find: 'WHERE dining_quarter.total - dining_quarter.held - dining_quarter.taken >= EXCLUDED.held + EXCLUDED.taken',
    replace: '',
    test: races,
    name: '100 parties at overlapping hours',
  },
  {
    row: 'M12',
    bug: 'quarters of a stay are locked in no order',
    file: tables,
    find: `ORDER BY q
    ON CONFLICT`,
    replace: 'ORDER BY random() ON CONFLICT',
    test: races,
    name: 'when stays overlap',
  },
  {
    row: 'M12',
    bug: 'people arrive however many arrive with them',
    file: tables,
    find: 'WHERE dining_pace.most - dining_pace.covers >= EXCLUDED.covers',
    replace: '',
    test: races,
    name: 'when parties of the last arrivals come at once',
  },
  {
    row: 'M12',
    bug: 'tables of a customer are counted in the quote alone',
    file: `${dining}/usecases/hold-tables.ts`,
    find: '  await checkOwnTables(platform, tx, sittingOf(order));\n',
    replace: '  void checkOwnTables;\n',
    test: races,
    name: 'when one customer books six restaurants for one hour at once',
  },
];
