import type { Canary } from '../canary.ts';

const dining = 'apps/server/src/verticals/dining';
const tables = `${dining}/db/booking.repo.ts`;
const races = `${dining}/test/table-races.all.test.ts`;
const change = `${dining}/db/change.repo.ts`;
const changeRaces = `${dining}/test/table-change-races.all.test.ts`;

/** What row M12 promises of tables and of people who arrive. */
export const diningCanaries: readonly Canary[] = [
  {
    row: 'M12',
    bug: 'tables are taken whether they are free or not',
    file: tables,
    find: `WHERE dining_quarter.total - dining_quarter.held - dining_quarter.taken >= EXCLUDED.held
      RETURNING 1`,
    replace: 'RETURNING 1',
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
    find: `WHERE dining_pace.most - dining_pace.covers >= EXCLUDED.covers
      RETURNING 1`,
    replace: 'RETURNING 1',
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
  {
    row: 'M12',
    bug: 'another table is held whether it is free or not',
    file: change,
    find: 'WHERE dining_quarter.total - dining_quarter.held - dining_quarter.taken >= EXCLUDED.held',
    replace: '',
    test: changeRaces,
    name: 'the last table of an hour is wanted by two changes and a booking at once',
  },
  {
    row: 'M12',
    bug: 'quarters of a change are locked in no order',
    file: change,
    find: `ORDER BY b.area_id, b.quarter
    ON CONFLICT`,
    replace: 'ORDER BY random() ON CONFLICT',
    test: changeRaces,
    name: 'parties that swap their kinds of tables',
  },
  {
    row: 'M12',
    bug: 'a change holds again what its booking has',
    file: change,
    find: 'SELECT b.area_id, b.quarter, COALESCE(d.total, a.tables), GREATEST(0, b.wanted - b.had)',
    replace: 'SELECT b.area_id, b.quarter, COALESCE(d.total, a.tables), b.wanted',
    test: changeRaces,
    name: 'any chain of changes',
  },
  {
    row: 'M12',
    bug: 'a change that is given up leaves its arrivals behind',
    file: change,
    find: 'ELSE GREATEST(0, m.wanted - m.had) END',
    replace: 'ELSE 0 END',
    test: changeRaces,
    name: 'any chain of changes',
  },
];
