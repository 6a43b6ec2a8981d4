import type { Canary } from '../canary.ts';

const races = 'apps/server/src/modules/withdrawals/test/races.all.test.ts';
const flow = 'apps/server/src/modules/withdrawals/test/withdraw.test.ts';
const repo = 'apps/server/src/modules/withdrawals/db/withdrawal.repo.ts';
const withdraw = 'apps/server/src/modules/withdrawals/usecases/withdraw.ts';
const step = 'apps/server/src/modules/withdrawals/usecases/step-withdrawal.ts';

/** Rows M16 and the parts of M8 to M22 that are about withdrawals and channels. */
export const withdrawalCanaries: readonly Canary[] = [
  {
    row: 'M9',
    bug: 'a typed payout account is saved again',
    file: 'apps/server/src/modules/withdrawals/usecases/payout-accounts.ts',
    find: "return known ?? keepAccount(platform, tx, { ...given, label: '' });",
    replace: "void known; return keepAccount(platform, tx, { ...given, label: '' });",
    test: 'apps/server/src/modules/withdrawals/test/races.all.test.ts',
    name: 'M9: the same form with a typed account',
  },
  {
    row: 'M16',
    bug: 'a withdrawal is moved unlocked and unseen',
    file: repo,
    find: 'WHERE id = ${seen.id} AND state = ${seen.state} AND version = ${seen.version} RETURNING id',
    replace: 'WHERE id = ${seen.id} RETURNING id',
    test: 'apps/server/src/modules/withdrawals/test/unlocked.test.ts',
    name: 'M16: when a withdrawal was moved meanwhile',
  },
  {
    row: 'M16',
    bug: 'a failed payment keeps the money held',
    file: 'packages/contract/src/withdrawals/withdrawal.machine.ts',
    find: "{ on: 'fail', from: ['approved'], to: 'payment_failed', by: ['admin'], effects: ['releaseHold'] },",
    replace: "{ on: 'fail', from: ['approved'], to: 'payment_failed', by: ['admin'] },",
    test: races,
    name: 'M16:',
  },
  {
    row: 'M16',
    bug: 'the fee stays with the customer',
    file: step,
    find: 'amount: row.amountUsd }',
    replace: 'amount: row.amountUsd + row.feeUsd }',
    test: races,
    name: 'M16:',
  },
  {
    row: 'M16',
    bug: 'the approver also pays out',
    file: step,
    find: "rule.guard === 'anotherPersonAboveThreshold' && row.approvedBy === staff?.id",
    replace: "rule.guard === 'anotherPersonAboveThreshold' && staff === null",
    test: flow,
    name: 'above the threshold',
  },
  {
    row: 'M16',
    bug: 'the upper limit is let through',
    file: withdraw,
    find: 'usd > channel.maximumUsd) refuseField',
    replace: 'usd > channel.maximumUsd + 1) refuseField',
    test: flow,
    name: 'M16: an amount at the limits',
  },
  {
    row: 'M9',
    bug: 'a withdrawal pressed twice is two',
    file: withdraw,
    find: 'const before = await askedJustNow(tx, same, PRESSED_TWICE_SECONDS);',
    replace: 'const before = await askedJustNow(tx, same, -PRESSED_TWICE_SECONDS);',
    test: races,
    name: 'M9:',
  },
  {
    row: 'M20',
    bug: 'a rejected withdrawal can be approved',
    file: 'packages/contract/src/withdrawals/withdrawal.machine.ts',
    find: "{ on: 'approve', from: ['pending_review'], to: 'approved', by: ['admin'] },",
    replace: "{ on: 'approve', from: ['pending_review', 'rejected'], to: 'approved', by: ['admin'] },",
    test: 'apps/server/src/modules/withdrawals/test/unlocked.test.ts',
    name: 'M20: the table is',
  },
  {
    row: 'S2',
    bug: 'payout accounts of others can be used',
    file: 'apps/server/src/modules/withdrawals/db/account.repo.ts',
    find: 'FROM payout_account WHERE id = ${id} AND customer_id = ${customerId} FOR UPDATE',
    replace: 'FROM payout_account WHERE id = ${id} FOR UPDATE',
    test: 'apps/server/src/modules/withdrawals/test/payout-accounts.test.ts',
    name: 'S2:',
  },
  {
    row: 'M19',
    bug: 'a stale channel is saved',
    file: 'apps/server/src/modules/payments/usecases/staff-channels/save-channel.ts',
    find: "assertThat(before.version === seen.version, 'record.stale'",
    replace: "assertThat(before.version >= seen.version, 'record.stale'",
    test: 'apps/server/src/modules/payments/test/staff-channels.test.ts',
    name: 'M19:',
  },
  {
    row: 'S16',
    bug: 'secrets in the operation log',
    file: 'apps/server/src/modules/payments/domain/channel-settings.ts',
    find: 'return [name, { hints: values.map(hintOf), changedAt }];',
    replace: 'return [name, { hints: [...values], changedAt }];',
    test: 'apps/server/src/modules/payments/test/staff-channels.test.ts',
    name: 'secrets are written and never come back',
  },
];
