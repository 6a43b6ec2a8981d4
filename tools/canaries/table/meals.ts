import type { Canary } from '../canary.ts';

const meals = 'apps/server/src/verticals/meals';
const pieces = `${meals}/db/pieces.repo.ts`;
const orders = `${meals}/test/meals.test.ts`;
const scans = `${meals}/test/scan-codes.test.ts`;

/** What row M12 promises of set meals and their codes. */
export const mealCanaries: readonly Canary[] = [
  {
    row: 'M12',
    bug: 'pieces are held whether they are left or not',
    file: pieces,
    find: ' AND stock - held - sold >= ${of.pieces}::int',
    replace: '',
    test: scans,
    name: 'ten buyers of the last piece',
  },
  {
    row: 'M12',
    bug: 'pieces of a customer are counted in the quote alone',
    file: `${meals}/usecases/hold-pieces.ts`,
    find: '  await checkAllowance(tx, { customerId, setId, count: pieces, beside: order.orderId });\n',
    replace: '',
    test: orders,
    name: 'two orders of one customer at once',
  },
  {
    row: 'M12',
    bug: 'pieces that end are ended used ones too',
    file: pieces,
    find: "AND c.state = 'usable' AND ${which}",
    replace: 'AND ${which}',
    test: orders,
    name: 'three pieces: one used',
  },
  {
    row: 'M12',
    bug: 'a piece that was given back stays sold',
    file: `${meals}/usecases/give-back.ts`,
    find: '      await movePieces(tx, booking.setId, { held: 0, sold: -chosen.length });\n',
    replace: '',
    test: orders,
    name: 'three pieces: one used',
  },
  {
    row: 'M12',
    bug: 'a piece that was given back still counts against its deal',
    file: 'apps/server/src/modules/travel/usecases/transition/effects.ts',
    find: '    if (await returnDealUnits(tx, { orderId: order.id, units: pieces })) dropUnits(platform, tx);\n',
    replace: '    void [pieces, platform, returnDealUnits];\n',
    test: `${meals}/test/meal-deals.test.ts`,
    name: 'pieces that go back free their units',
  },
  {
    row: 'M12',
    bug: 'a scan is undone by anybody',
    file: `${meals}/db/scan.repo.ts`,
    find: ' AND used_by = ${of.staffId}',
    replace: '',
    test: scans,
    name: 'a code is found, used once',
  },
  {
    row: 'M12',
    bug: 'a scan does not wait for what else happens to its order',
    file: `${meals}/usecases/scan-codes.ts`,
    find: `  // Pieces of an order are used and given back one after the other.
  await lockBooking(tx, orderId);
`,
    replace: '',
    test: scans,
    name: 'a scan and a refund of one piece at once',
  },
];
