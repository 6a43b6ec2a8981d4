import type { Canary } from '../canary.ts';

const order = 'apps/server/src/modules/orders/db/order.repo.ts';
const money = 'packages/kernel/src/money.ts';
const moneyTest = 'packages/kernel/src/money.test.ts';
const machine = 'packages/kernel/src/machine.ts';
const cells = 'apps/server/src/modules/orders/test/machine-cells.test.ts';
const afterSale = 'apps/server/src/modules/orders/test/after-sale.test.ts';
const afterSaleRaces = 'apps/server/src/modules/orders/test/after-sale-races.all.test.ts';
const refundSplit = 'apps/server/src/modules/orders/domain/refund-split.test.ts';
const strict = 'apps/server/src/reliability/strict-input.test.ts';
const deadline = 'apps/server/src/reliability/deadline.all.test.ts';
const webhook = 'apps/server/src/modules/payments/test/webhook.test.ts';

const orderNotLocked = {
  file: order,
  find: '(SELECT * FROM goods_order WHERE id = ${orderId} FOR NO KEY UPDATE)',
  replace: '(SELECT * FROM goods_order WHERE id = ${orderId})',
};

const withdrawnForgotten = {
  file: 'apps/server/src/modules/orders/usecases/transition/effects.ts',
  find: "await voidPayment(tx, order.paymentId, { byCustomer: by.actor === 'customer' });",
  replace: 'await voidPayment(tx, order.paymentId); void by;',
};

/** Rows M13 to M23: deadlines, messages, versions, states, rounding, amounts and talks. */
export const stateCanaries: readonly Canary[] = [
  {
    row: 'M13',
    bug: 'the order is not locked',
    ...orderNotLocked,
    test: deadline,
    name: 'M13:',
  },
  {
    row: 'M13',
    bug: 'late money for what is gone is kept',
    file: 'apps/server/src/modules/payments/usecases/apply-received-funds.ts',
    find: 'if (usd > 0) await creditLate(platform, tx, { payment, attemptId: attempt.id, source, usd });',
    replace: 'void creditLate; void usd; void source;',
    test: 'apps/server/src/modules/payments/test/late-money.test.ts',
    name: 'for a payment that is ',
  },
  {
    row: 'M13',
    bug: 'money brings back what its customer cancelled',
    ...withdrawnForgotten,
    test: deadline,
    name: 'M13: a customer who was told',
  },
  {
    row: 'M13',
    bug: 'money brings back the part of a group that its customer cancelled',
    ...withdrawnForgotten,
    test: 'apps/server/src/modules/orders/test/groups.test.ts',
    name: 'late money pays what of a group can still be had',
  },
  {
    row: 'M14',
    bug: 'an event acts each time it comes',
    file: 'apps/server/src/modules/payments/db/provider-event.repo.ts',
    find: 'if (rows.length === 0) throw new ReceivedBefore();',
    replace: 'if (rows.length < 0) throw new ReceivedBefore();',
    test: webhook,
    name: 'M14',
  },
  {
    row: 'M14',
    bug: 'an old signature is good for ever',
    file: 'apps/server/src/modules/payments/domain/webhook-signature.ts',
    find: 'if (!parsed || Math.abs(now.getTime() - parsed.timestamp * SECOND) > TOLERANCE_MS) return false;',
    replace: 'if (!parsed) return false;',
    test: webhook,
    name: 'M14',
  },
  {
    row: 'M18',
    bug: 'every call with the code verifies the e-mail',
    file: 'apps/server/src/modules/accounts/app/usecases/security/verify-email.ts',
    find: `    if (!(await useCode(tx, taken, 'verify'))) atCode('account.code_expired');
    if (!(await markVerified(tx, customerId, taken.email))) atCode('account.code_expired');`,
    replace: `    await useCode(tx, taken, 'verify');
    await markVerified(tx, customerId, taken.email);
    void atCode;`,
    test: 'apps/server/src/modules/accounts/test/verify-email.test.ts',
    name: 'of fifty verifications with one code',
  },
  {
    row: 'M19',
    bug: 'a level is saved over another edit',
    file: 'apps/server/src/modules/levels/usecases/edit-levels.ts',
    find: "assertThat(before.version === given.version, 'record.stale', { current: before });",
    replace: '',
    test: 'apps/server/src/reliability/stale-edits.all.test.ts',
    name: 'when several administrators load a record and save it',
  },
  {
    row: 'M19',
    bug: 'a customer is saved over another edit',
    file: 'apps/server/src/modules/accounts/app/staff/usecases/change-user.ts',
    find: "if (held.version !== of.version) refuse('record.stale', { current: await readUser(tx, by, of.id) });",
    replace: '',
    test: 'apps/server/src/modules/accounts/test/save-user.test.ts',
    name: 'of two desks that save one version at a time one is refused',
  },
  {
    row: 'M19',
    bug: 'an invite code is chosen twice at a time',
    file: 'apps/server/src/modules/accounts/core/db/invite-code.repo.ts',
    find: "SELECT pg_advisory_xact_lock(hashtext('invite_codes'))",
    replace: 'SELECT 1',
    test: 'apps/server/src/modules/accounts/test/shop-code.test.ts',
    name: 'no two of shop, agents and customers have one code',
  },
  {
    row: 'M19',
    bug: 'the version is not compared',
    file: 'apps/server/src/modules/orders/usecases/transition/transition.ts',
    find: "if (request.version !== undefined) assertThat(order.version === request.version, 'record.stale');",
    replace: '',
    test: 'apps/server/src/modules/orders/test/staff.test.ts',
    name: 'a stale edit is shown what is there now',
  },
  {
    row: 'M20',
    bug: 'the table is not asked for the state',
    file: machine,
    find: '(rule) => rule.on === at.event && rule.from.includes(at.state) && rule.by.includes(at.actor),',
    replace: '(rule) => rule.on === at.event && rule.by.includes(at.actor),',
    test: cells,
    name: 'what the table does not allow',
  },
  {
    row: 'M20',
    bug: 'the table is not asked for the actor',
    file: machine,
    find: '(rule) => rule.on === at.event && rule.from.includes(at.state) && rule.by.includes(at.actor),',
    replace: '(rule) => rule.on === at.event && rule.from.includes(at.state),',
    test: cells,
    name: 'what the table does not allow',
  },
  {
    row: 'M20',
    bug: 'the order is not locked',
    ...orderNotLocked,
    test: cells,
    name: 'happens once, also when fired twice at once',
  },
  {
    row: 'M20',
    bug: 'decisions about a return do not wait for each other',
    ...orderNotLocked,
    test: afterSaleRaces,
    name: 'approve, reject and withdraw at once',
  },
  {
    row: 'M20',
    bug: 'pieces that went back can go back again',
    file: 'apps/server/src/modules/orders/db/return-request.repo.ts',
    find: "WHERE a.line_id = l.id AND c.state = 'refund_successful'), 0)) ORDER BY l.position)",
    replace: "WHERE a.line_id = l.id AND c.state = 'withdrawn'), 0)) ORDER BY l.position)",
    test: afterSale,
    name: 'parts go back one after the other',
  },
  {
    row: 'M21',
    bug: 'a piece costs the same rounded part each time',
    file: 'apps/server/src/modules/orders/domain/refund-split.ts',
    find: 'upTo(whole ?? 0, returned + item.quantity, quantity) - upTo(whole ?? 0, returned, quantity);',
    replace: 'upTo(whole ?? 0, item.quantity, quantity) + 0 * returned;',
    test: refundSplit,
    name: 'in any parts and any order comes to exactly',
  },
  {
    row: 'M21',
    bug: 'halves rounded up',
    file: money,
    find: 'const up = twice > d || (twice === d && quotient % 2n === 1n);',
    replace: 'const up = twice >= d;',
    test: moneyTest,
    name: 'when integers are divided',
  },
  {
    row: 'M21',
    bug: 'shares without the remainder',
    file: money,
    find: 'if (left === 0n) break;',
    replace: 'if (left >= 0n) break;',
    test: moneyTest,
    name: 'when an amount is split by weights',
  },
  {
    row: 'M21',
    bug: 'shares rounded one by one',
    file: money,
    find: 'const shares = parts.map((part) => (amount * part) / whole);',
    replace: 'const shares = parts.map((part) => (amount * part + whole / 2n) / whole);',
    test: 'apps/server/src/modules/pricing/test/price-order.test.ts',
    name: 'for any order, lines sum exactly',
  },
  {
    row: 'M22',
    bug: 'quantities coerced',
    file: 'packages/contract/src/core/amounts.ts',
    find: "z.int('field.quantity')",
    replace: "z.coerce.number('field.quantity').int('field.quantity')",
    test: strict,
    name: 'the eighty odd inputs',
  },
  {
    row: 'M22',
    bug: 'typed amounts are trimmed',
    file: 'packages/contract/src/core/amounts.ts',
    find: 'z.string({ error: key }).regex(new RegExp(`^${plain(digits)}`), key);',
    replace: 'z.string({ error: key }).trim().regex(new RegExp(`^${plain(digits)}`), key);',
    test: strict,
    name: 'the eighty odd inputs',
  },
  {
    row: 'M22',
    bug: 'numbers of JSON lose their digits',
    file: 'apps/server/src/platform/http/server.ts',
    find: '  readNumbersExactly(app);\n',
    replace: '  void readNumbersExactly;\n',
    test: strict,
    name: 'the eighty odd inputs',
  },
  {
    row: 'M22',
    bug: 'numbers of queries coerced',
    file: 'packages/contract/src/core/validation.ts',
    find: ".regex(/^(0|[1-9]\\d{0,8})$/, 'field.number')",
    replace: ".trim().regex(/^(0|[1-9]\\d{0,8})$/, 'field.number')",
    test: strict,
    name: 'the eighty odd inputs',
  },
  {
    row: 'M22',
    bug: 'typed amounts read as numbers',
    file: money,
    find: 'if (!match) return null;',
    replace: 'if (!match) return Number.isFinite(Number(text)) ? Math.round(Number(text) * 100) : null;',
    test: moneyTest,
    name: 'M22:',
  },
  {
    row: 'M23',
    bug: 'the number of a message is read, then written',
    file: 'apps/server/src/modules/chat/db/message.repo.ts',
    find: `      UPDATE chat_talk SET last_seq = last_seq + 1, last_at = app_now(), waiting_since = \${waits}
      WHERE id = \${message.talkId} RETURNING id, last_seq
    )`,
    replace: `      SELECT id, last_seq + 1 AS last_seq FROM chat_talk WHERE id = \${message.talkId}
    ), moved AS (
      UPDATE chat_talk SET last_seq = last_seq + 1, last_at = app_now(), waiting_since = \${waits}
      WHERE id = \${message.talkId}
    )`,
    test: 'apps/server/src/modules/chat/test/realtime.test.ts',
    name: 'a line that breaks again and again',
  },
];
