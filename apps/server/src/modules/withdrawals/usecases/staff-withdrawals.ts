import { localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import {
  STAFF_WITHDRAWAL_ACTIONS,
  type StaffWithdrawal,
  type StaffWithdrawalAction,
  type StaffWithdrawalRow,
} from '@app/contract/withdrawals/staff-schemas';
import { withdrawalMachine } from '@app/contract/withdrawals/withdrawal.machine';
import { allowedEvents } from '@app/kernel/machine';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffReadContext, TreeActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { balances } from '../../ledger/core.ts';
import { lastMovements, type StaffRow, staffWithdrawalRow } from '../db/staff-withdrawal.repo.ts';
import { historyOf, lockWithdrawal } from '../db/withdrawal.repo.ts';
import { notifyStep } from './notify-owner.ts';
import { needsAnother, stepWithdrawal } from './step-withdrawal.ts';

const MOVEMENTS = 8;
const permissionOf = {
  approve: 'money.withdrawals.review',
  reject: 'money.withdrawals.review',
  pay: 'money.withdrawals.pay',
  fail: 'money.withdrawals.pay',
} as const satisfies Record<StaffWithdrawalAction, string>;

const actionsFor = (row: StaffRow, staff: TreeActor): StaffWithdrawalAction[] => {
  const allowed: readonly string[] = allowedEvents(withdrawalMachine, { state: row.state, actor: 'admin' });
  return STAFF_WITHDRAWAL_ACTIONS.filter((one) => allowed.includes(one) && staff.permissions.has(permissionOf[one]));
};

/** A withdrawal as a line of the work list. */
export const staffRow = (row: StaffRow, { staff, lang }: StaffReadContext<TreeActor>): StaffWithdrawalRow => ({
  id: row.id,
  number: row.number,
  state: row.state,
  customer: { id: row.customerId, nickname: row.nickname, email: row.email },
  channel: localize(row.channelTitle, lang),
  account: row.shown,
  amountUsd: row.amountUsd,
  feeUsd: row.feeUsd,
  createdAt: row.createdAt.toISOString(),
  since: row.since.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  actions: actionsFor(row, staff),
  version: row.version,
});

/** One withdrawal with what staff decide by. Refuses record.not_found, also outside the agent's customers. */
export async function showToStaff(
  platform: Platform,
  db: Queryable,
  { by, id }: { by: StaffReadContext<TreeActor>; id: string },
): Promise<StaffWithdrawal> {
  const row = (await staffWithdrawalRow(db, id, by.staff.agentId)) ?? refuse('record.not_found');
  const money = await balances(db, row.customerId);
  const movements = await lastMovements(db, row.customerId, MOVEMENTS);
  const history = await historyOf(db, id);
  return {
    ...staffRow(row, by),
    arrives: { amount: row.payoutAmount, currency: row.payoutCurrency, decimals: row.payoutDecimals },
    balance: { availableUsd: money.available, heldUsd: money.held },
    movements: movements.map(({ kind, amount, after, at }) => ({
      kind,
      amountUsd: amount,
      afterUsd: after,
      at: at.toISOString(),
    })),
    customerSince: row.customerSince.toISOString(),
    accountSince: row.accountSince?.toISOString() ?? null,
    reason: row.reason,
    note: row.note,
    providerNumber: row.providerNumber,
    proofs: row.proofs.length,
    needsSecondPerson: await needsAnother(platform, row),
    approvedBy: row.approvedName,
    approvedByMe: row.approvedBy === by.staff.id,
    timeline: history.map(({ state, who, note, at }) => ({ state, who, note, at: at.toISOString() })),
  };
}

type Wish = {
  readonly id: string;
  readonly version: number;
  readonly event: StaffWithdrawalAction;
  readonly reason?: string;
  readonly note?: string;
  readonly providerNumber?: string;
  readonly proofs?: readonly string[];
};

const mails = { reject: 'withdrawal_rejected', pay: 'withdrawal_paid', fail: 'withdrawal_failed' } as const;

/** What the operation log keeps of a withdrawal. */
const logged = ({ state, version, amountUsd, feeUsd, reason, note, providerNumber }: StaffWithdrawal) => ({
  state,
  version,
  amountUsd,
  feeUsd,
  reason,
  note,
  providerNumber,
});

/**
 * One step of staff on the version they saw. Refuses record.not_found, record.stale with `current`,
 * withdrawal.not_allowed, withdrawal.same_person, and proofs that were not uploaded by the one who asks.
 */
export async function staffStep(
  platform: Platform,
  tx: Tx,
  { by, wish }: { by: StaffReadContext<TreeActor>; wish: Wish },
): Promise<StaffWithdrawal> {
  const row = (await lockWithdrawal(tx, wish.id)) ?? refuse('record.not_found');
  const before = await showToStaff(platform, tx, { by, id: wish.id });
  assertThat(row.version === wish.version, 'record.stale', { current: before });
  const proofs = wish.proofs ?? [];
  if (proofs.length > 0 && !(await platform.files.ownedBy(tx, proofs, by.staff.id)))
    refuseField('proofs', 'field.invalid');
  const { event, reason = '' } = wish;
  await stepWithdrawal(platform, tx, { ...wish, row, actor: 'admin', staff: by.staff });
  if (event !== 'approve') await notifyStep(platform, tx, { template: mails[event], row, reason });
  const after = await showToStaff(platform, tx, { by, id: wish.id });
  await logOperation(tx, by, {
    action: `withdrawal.${event}`,
    record: `withdrawal/${wish.id}`,
    before: logged(before),
    after: logged(after),
  });
  return after;
}

/** The payout account in full; who looked is written down. Null once the person was erased. Refuses record.not_found. */
export const revealAccount = (platform: Platform, by: StaffReadContext<TreeActor>, id: string) =>
  inTransaction(platform.db, async (tx) => {
    const row = (await staffWithdrawalRow(tx, id, by.staff.agentId)) ?? refuse('record.not_found');
    await logOperation(tx, by, {
      action: 'withdrawal.account_seen',
      record: `withdrawal/${id}`,
      before: null,
      after: null,
    });
    return { details: row.account };
  });
