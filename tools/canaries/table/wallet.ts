import type { Canary } from '../canary.ts';

const transfer = 'apps/server/src/modules/wallet/usecases/customer/transfer-money.ts';
const transferRaces = 'apps/server/src/modules/wallet/test/transfer-races.all.test.ts';
const transfers = 'apps/server/src/modules/wallet/test/transfers.test.ts';
const beginTopUp = 'apps/server/src/modules/top-ups/usecases/begin-top-up.ts';
const payable = 'apps/server/src/modules/top-ups/usecases/payable.ts';
const topUpRaces = 'apps/server/src/modules/top-ups/test/races.all.test.ts';
const topUps = 'apps/server/src/modules/top-ups/test/top-ups.test.ts';

/** Rows M8 to M13 and S5 of the customer's wallet: transfers between customers and top-ups. */
export const walletCanaries: readonly Canary[] = [
  {
    row: 'M8',
    bug: 'the password is hashed with the body',
    file: 'apps/server/src/platform/http/idempotency.ts',
    find: "(field === 'password' ? null : value)",
    replace: '(field === null ? null : value)',
    test: transfers,
    name: 'when the key of a call is kept',
  },
  {
    row: 'M9',
    bug: 'the sender of a transfer is not locked',
    file: transfer,
    find: 'await lockCustomer(tx, fromId);',
    replace: '',
    test: transferRaces,
    name: 'M9: a transfer pressed',
  },
  {
    row: 'M9',
    bug: 'a transfer just made is not looked for',
    file: transfer,
    find: 'if (before) return view(before);',
    replace: '',
    test: transferRaces,
    name: 'M9: a transfer pressed',
  },
  {
    row: 'M9',
    bug: 'the owner of a top-up is not locked',
    file: beginTopUp,
    find: 'await lockCustomer(tx, customerId);',
    replace: '',
    test: topUpRaces,
    name: 'M9: a top-up pressed',
  },
  {
    row: 'M9',
    bug: 'open top-ups are counted without a lock',
    file: beginTopUp,
    find: 'await lockCustomer(tx, customerId);',
    replace: '',
    test: topUpRaces,
    name: 'M9: different top-ups',
  },
  {
    row: 'M10',
    bug: 'a wallet is filled from itself',
    file: payable,
    find: "notBy: ['balance'],",
    replace: '',
    test: topUps,
    name: 'when a wallet would be filled from itself',
  },
  {
    row: 'M13',
    bug: 'money after a top-up’s end revives nothing',
    file: payable,
    find: 'return true;',
    replace: 'return false;',
    test: topUpRaces,
    name: 'M13: at the deadline',
  },
  {
    row: 'M13',
    bug: 'a top-up runs out while its proof is checked',
    file: 'apps/server/src/modules/top-ups/db/due-top-up.repo.ts',
    find: "AND NOT EXISTS (SELECT FROM ${proofs.table} WHERE ${proofs.paymentId} = t.payment_id AND ${proofs.state} = 'submitted')",
    replace: '',
    test: topUps,
    name: 'when staff are checking a proof',
  },
  {
    row: 'S5',
    bug: 'people are looked up without a limit',
    file: 'apps/server/src/modules/wallet/usecases/customer/find-recipient.ts',
    find: 'await platform.limits.take(rateRules.recipientPerMinute, customerId);',
    replace: '',
    test: 'apps/server/src/modules/wallet/test/transfer-limits.test.ts',
    name: 'when people are looked up',
  },
];
