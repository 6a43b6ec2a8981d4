import type { Canary } from '../canary.ts';

const orders = 'apps/server/src/modules/orders';
const payments = 'apps/server/src/modules/payments';
const storm = 'apps/server/src/reliability/rebates.all.test.ts';
const rebates = 'apps/server/src/modules/rebates/test/rebates.test.ts';
const groupRaces = 'apps/server/src/modules/orders/test/group-races.all.test.ts';
const groups = 'apps/server/src/modules/orders/test/groups.test.ts';

/** Row M17: agents' rebates, and the row of combined payments beside M13. */
export const rebateCanaries: readonly Canary[] = [
  {
    row: 'M13',
    bug: 'an order that ends leaves its group open',
    file: `${payments}/usecases/open-payment.ts`,
    find: `  const change = { to: after(payment.state, 'void'), cancelledByCustomer: byCustomer };
  await moveState(tx, { id: payment.id, from: payment.state }, change);
  await callOffGroup(tx, payment.groupId);`,
    replace: `  const change = { to: after(payment.state, 'void'), cancelledByCustomer: byCustomer };
  await moveState(tx, { id: payment.id, from: payment.state }, change);`,
    test: groupRaces,
    name: 'a group that is paid, cancelled',
  },
  {
    row: 'M13',
    bug: 'a group is paid without locking its orders',
    file: `${payments}/usecases/group/payable-group.ts`,
    find: 'await lockMembers(platform, tx, group.members);',
    replace: 'void lockMembers;',
    test: groupRaces,
    name: 'a group that is paid, cancelled',
  },
  {
    row: 'M13',
    bug: 'stock of a group is locked order by order',
    file: `${payments}/usecases/group/payable-group.ts`,
    find: 'await lockStock(platform, tx, members);',
    replace: 'void lockStock;',
    test: groupRaces,
    name: 'groups of orders for the same goods',
  },
  {
    row: 'M13',
    bug: 'a stay that is paid alone leaves what it was to be paid with open',
    file: `${payments}/usecases/settle.ts`,
    find: 'await callOffGroup(tx, payment.groupId);',
    replace: 'void callOffGroup;',
    test: 'apps/server/src/reliability/paid-together.test.ts',
    name: 'calls off what it was to be paid with',
  },
  {
    row: 'M13',
    bug: 'late money of a group is kept whole',
    file: `${payments}/usecases/settle.ts`,
    find: "used.usd = typeof taken === 'object' ? taken.usd : payment.amountUsd;",
    replace: 'used.usd = payment.amountUsd;',
    test: groups,
    name: 'late money pays what of a group',
  },
  {
    row: 'M17',
    bug: 'the ratio is the one of the completion',
    file: `${orders}/usecases/transition/rebate.ts`,
    find: 'const amountUsd = earnings(order, order.refundUsd ?? 0).rebateUsd;',
    replace: `const { sql } = await import('kysely');
  const { rows } = await sql<{ bp: number }>\`SELECT rebate_bp AS bp FROM agent WHERE id = \${order.agentId}\`.execute(tx);
  const now = { ...order, agentRebateBp: rows[0]?.bp ?? 0 };
  const amountUsd = earnings(now, order.refundUsd ?? 0).rebateUsd;`,
    test: storm,
    name: 'M17:',
  },
  {
    row: 'M17',
    bug: 'a refund before completion is forgotten',
    file: `${orders}/usecases/transition/rebate.ts`,
    find: 'const amountUsd = earnings(order, order.refundUsd ?? 0).rebateUsd;',
    replace: 'const amountUsd = earnings(order, 0).rebateUsd;',
    test: storm,
    name: 'M17:',
  },
  {
    row: 'M17',
    bug: 'the wallet is looked at without a lock',
    file: 'apps/server/src/modules/rebates/core/db/rebate.repo.ts',
    find: `AND \${ledgerAccounts.code} = 'available'
    FOR NO KEY UPDATE\``,
    replace: "AND ${ledgerAccounts.code} = 'available'`",
    test: rebates,
    name: 'two refunds at once',
  },
  {
    row: 'M17',
    bug: 'payouts to one agent do not wait for each other',
    file: 'apps/server/src/modules/agents/core/db/agent-record.repo.ts',
    find: 'SELECT 1 FROM agent WHERE id = ${id} FOR NO KEY UPDATE',
    replace: 'SELECT 1 FROM agent WHERE id = ${id}',
    test: rebates,
    name: 'what the house owes an agent',
  },
];
