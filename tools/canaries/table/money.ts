import type { Canary } from '../canary.ts';

const ledger = 'apps/server/src/modules/ledger/core/db/transfer.repo.ts';
const walletRace = 'apps/server/src/modules/ledger/test/race.test.ts';
const idempotency = 'apps/server/src/platform/http/idempotency.ts';
const crash = 'apps/server/src/reliability/crash-and-restart.all.test.ts';
const killed = 'apps/server/src/reliability/database-killed.all.test.ts';
const sameCall = 'apps/server/src/reliability/same-call-twice.test.ts';
const lastPiece = 'apps/server/src/reliability/last-piece.all.test.ts';

/** The balance is read first and written as a whole later, without a lock between. */
const readThenWrite = {
  file: ledger,
  find: `SELECT a.id, w.amount FROM booked, wanted w
      JOIN ledger_account a ON a.owner_id = w.owner_id AND a.code = w.code AND a.unit = w.unit
      ORDER BY a.id FOR NO KEY UPDATE OF a
    ), moved AS (
      UPDATE ledger_account a SET balance = a.balance + l.amount FROM locked l WHERE a.id = l.id`,
  replace: `SELECT a.id, w.amount, a.balance AS seen FROM booked, wanted w
      JOIN ledger_account a ON a.owner_id = w.owner_id AND a.code = w.code AND a.unit = w.unit
      ORDER BY a.id
    ), moved AS (
      UPDATE ledger_account a SET balance = l.seen + l.amount FROM locked l WHERE a.id = l.id`,
};

/** The key is committed before the effect, and the answer after it. */
const keyApart = {
  file: idempotency,
  find: 'return await inTransaction(db, (tx) => workAndKeep(tx, claim, work), { keepPlans: true });',
  replace: `const { owner, route, key, bodyHash } = claim;
    const { rows } = await staticSql\`INSERT INTO idempotency_key (owner, route, key, body_hash)
      VALUES (\${owner}, \${route}, \${key}, \${bodyHash}) ON CONFLICT DO NOTHING RETURNING 1\`.execute(db);
    if (rows.length === 0) throw new AnsweredBefore();
    const done = await inTransaction(db, work, { keepPlans: true });
    await staticSql\`UPDATE idempotency_key SET answer = \${done.body}
      WHERE owner = \${owner} AND route = \${route} AND key = \${key}\`.execute(db);
    return { ...done, replayed: false };`,
};

/** Rows M1 to M11: money, keys and stock when many act at once. */
export const moneyCanaries: readonly Canary[] = [
  { row: 'M1', bug: 'balance read, then written', ...readThenWrite, test: walletRace, name: 'M1:' },
  {
    row: 'M2',
    bug: 'accounts locked in no order',
    file: ledger,
    find: 'ORDER BY a.id FOR NO KEY UPDATE OF a',
    replace: 'ORDER BY w.amount FOR NO KEY UPDATE OF a',
    test: walletRace,
    name: 'M2:',
  },
  { row: 'M3', bug: 'key committed apart from the effect', ...keyApart, test: crash, name: 'kill -9 in a storm' },
  {
    row: 'M4',
    bug: 'a broken idle connection is nobody’s',
    file: 'apps/server/src/platform/db/connect.ts',
    find: `  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));`,
    replace: '  void report;',
    test: killed,
    name: 'kill -9 of the database',
  },
  {
    row: 'M4',
    bug: 'a killed server is not brought back',
    file: 'apps/server/src/platform/db/supervisor/start-database.ts',
    find: 'repair = bringBack();',
    replace: 'void bringBack;',
    test: 'apps/server/src/platform/db/supervisor/supervisor.all.test.ts',
    name: 'when the server is killed under the program',
  },
  {
    row: 'M4',
    bug: 'each failed reconnection is tried twice',
    file: 'apps/server/src/platform/events/own-connection.ts',
    find: 'if (stands && !stopped) setTimeout',
    replace: 'if (!stopped) setTimeout',
    test: 'apps/server/src/platform/events/notifications.test.ts',
    name: 'while the database is away',
  },
  {
    row: 'M5',
    bug: 'a running server is not adopted',
    file: 'apps/server/src/platform/db/supervisor/reach-server.ts',
    find: "const alive = record?.holder === 'postmaster' || record?.holder === 'unknown';",
    replace: "const alive = record?.holder === 'postmaster' && record.pid === started?.pid;",
    test: 'apps/server/src/platform/db/supervisor/supervisor.all.test.ts',
    name: 'when the program is killed',
  },
  {
    row: 'M5',
    bug: 'the first to stop stops the other’s server',
    file: 'apps/server/src/platform/db/supervisor/start-database.ts',
    find: 'const last = keeper ? await keeper.wasLastOwner().catch(() => true) : true;',
    replace: 'const last = true;',
    test: 'apps/server/src/platform/db/supervisor/supervisor.all.test.ts',
    name: 'when two programs start at once',
  },
  { row: 'M8', bug: 'key committed apart from the effect', ...keyApart, test: sameCall, name: 'M8: one key' },
  {
    row: 'M6',
    bug: 'key committed apart from the effect',
    ...keyApart,
    test: 'apps/server/src/reliability/disk-trouble.all.test.ts',
    name: 'M6: when the disk fills',
  },
  {
    row: 'M8',
    bug: 'other body not compared',
    file: idempotency,
    find: "if (!first.body_hash.equals(claim.bodyHash)) refuse('idempotency.other_body');",
    replace: '',
    test: sameCall,
    name: 'M8: one key',
  },
  {
    row: 'M8',
    bug: 'one owner for all keys',
    file: 'apps/server/src/platform/http/serve-call.ts',
    find: 'const owner = actors.customer?.id ?? actors.staff?.apiKeyId ?? actors.staff?.id ?? `anonymous ${request.ip}`;',
    replace: "const owner = 'everybody';",
    test: sameCall,
    name: 'M8: one key',
  },
  {
    row: 'M9',
    bug: 'payment looked at before its lock',
    file: 'apps/server/src/modules/payments/usecases/pay.ts',
    find: `await payable.lock(tx, seen.payableId);
  const payment = (await lockPayment(tx, seen.id)) ?? refuse('record.not_found');`,
    replace: `const { readPayment } = await import('../db/payment.repo.ts');
  const payment = (await readPayment(tx, seen.id)) ?? refuse('record.not_found');`,
    test: sameCall,
    name: 'M9:',
  },
  {
    row: 'M9',
    bug: 'a placed quote is placed again',
    file: 'apps/server/src/modules/orders/usecases/submit-order.ts',
    find: 'if (quote.orderId) return placedOrder(tx, quote.orderId);',
    replace: 'void placedOrder;',
    test: sameCall,
    name: 'M9:',
  },
  { row: 'M10', bug: 'balance read, then written', ...readThenWrite, test: lastPiece, name: 'M10:' },
  { row: 'M10', bug: 'balance read, then written (in the books)', ...readThenWrite, test: walletRace, name: 'M10:' },
  {
    row: 'M10',
    bug: 'the limit is not asked when a coupon is given',
    file: 'apps/server/src/modules/coupons/db/offer.repo.ts',
    find: ' AND (limit_total IS NULL OR collected < limit_total)',
    replace: '',
    test: 'apps/server/src/modules/coupons/test/races.test.ts',
    name: 'M10: of',
  },
  {
    row: 'M11',
    bug: 'pieces read, then written',
    file: 'apps/server/src/modules/catalog/db/stock.repo.ts',
    find: `FROM product_variant WHERE id = ANY(\${variantIds}::uuid[])
    ORDER BY id FOR NO KEY UPDATE\`;`,
    replace: `FROM product_variant WHERE id = ANY(\${variantIds}::uuid[])
    ORDER BY id\`;`,
    test: lastPiece,
    name: 'M11: fifty buyers',
  },
  {
    row: 'M11',
    bug: 'variants locked in no order',
    file: 'apps/server/src/modules/catalog/db/stock.repo.ts',
    find: `FROM product_variant WHERE id = ANY(\${variantIds}::uuid[])
    ORDER BY id FOR NO KEY UPDATE\`;`,
    replace: `FROM product_variant WHERE id = ANY(\${variantIds}::uuid[])
    ORDER BY random() FOR NO KEY UPDATE\`;`,
    test: lastPiece,
    name: 'M11: carts in opposite order',
  },
  {
    row: 'M11',
    bug: 'equal lines counted one by one',
    file: 'apps/server/src/modules/catalog/usecases/hold-stock.ts',
    find: 'quantity: own.reduce((sum, line) => sum + line.quantity, 0),',
    replace: 'quantity: Math.max(...own.map((line) => line.quantity)),',
    test: 'apps/server/src/modules/catalog/test/stock-races.test.ts',
    name: 'when one cart has the same SKU in two lines',
  },
  {
    row: 'M11',
    bug: 'deal pieces without an end',
    file: 'apps/server/src/modules/deals/core/db/claim.repo.ts',
    find: 'WHERE d.id = s.id AND d.claimed + s.pieces BETWEEN 0 AND d.quota',
    replace: 'WHERE d.id = s.id',
    test: 'apps/server/src/modules/deals/test/deals.test.ts',
    name: 'the pieces of a deal are never exceeded',
  },
  {
    row: 'M11',
    bug: 'deal pieces per customer not counted',
    file: 'apps/server/src/modules/deals/core/db/running-deal.ts',
    find: "WHERE a.deal_id = f.id AND a.customer_id = buyer.id AND a.state IN ('held', 'taken')",
    replace: "WHERE a.deal_id = f.id AND a.customer_id = buyer.id AND a.state IN ('taken')",
    test: 'apps/server/src/modules/deals/test/deals.test.ts',
    name: 'one customer has no more pieces of a deal than it allows',
  },
];
