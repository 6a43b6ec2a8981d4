import { assertThat, refuse } from '@app/contract/core/refuse';
import { type WithdrawalEvent, withdrawalMachine } from '@app/contract/withdrawals/withdrawal.machine';
import { invariant } from '@app/kernel/assert';
import { type Actor, findTransition } from '@app/kernel/machine';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { postHold, releaseHold } from '../../ledger/core.ts';
import { parameter } from '../../settings/public.ts';
import { moveWithdrawal, type WithdrawalRow } from '../db/withdrawal.repo.ts';

export type Step = {
  readonly row: WithdrawalRow;
  readonly event: WithdrawalEvent;
  readonly actor: Actor;
  readonly staff: { readonly id: string; readonly username: string } | null;
  readonly reason?: string;
  readonly note?: string;
  readonly providerNumber?: string;
  readonly proofs?: readonly string[];
};

/** Above the threshold, who approved may not be who pays out. */
export async function needsAnother(platform: Platform, row: WithdrawalRow): Promise<boolean> {
  return row.amountUsd > (await parameter(platform, 'withdrawal.second_person_usd'));
}

const reference = (row: WithdrawalRow) => ({ kind: 'withdrawal', id: row.id });

const effects = {
  releaseHold: (tx: Tx, row: WithdrawalRow): Promise<void> =>
    releaseHold(tx, row.holdId, { kind: 'withdrawal_release', reference: reference(row) }),
  postHold: (tx: Tx, row: WithdrawalRow): Promise<void> =>
    postHold(tx, row.holdId, {
      kind: 'withdrawal_paid',
      reference: reference(row),
      to: [
        { account: { house: 'withdrawal_clearing', unit: 'money' }, amount: row.amountUsd },
        ...(row.feeUsd > 0 ? [{ account: { house: 'fees', unit: 'money' } as const, amount: row.feeUsd }] : []),
      ],
    }),
} as const;

/**
 * Fires one event on a locked withdrawal: its state, its history and its hold change together. Refuses
 * withdrawal.not_allowed when the table has no such step, and withdrawal.same_person.
 */
export async function stepWithdrawal(platform: Platform, tx: Tx, step: Step): Promise<void> {
  const { row, event, actor, staff } = step;
  const rule = findTransition(withdrawalMachine, { state: row.state, event, actor });
  if (!rule) return refuse('withdrawal.not_allowed');
  invariant(rule.to !== 'origin', 'no detours');
  if (rule.guard === 'anotherPersonAboveThreshold' && row.approvedBy === staff?.id) {
    assertThat(!(await needsAnother(platform, row)), 'withdrawal.same_person');
  }
  await moveWithdrawal(tx, row, {
    event,
    to: rule.to,
    actor,
    who: staff?.username ?? '',
    staffId: staff?.id ?? null,
    reason: step.reason ?? '',
    note: step.note ?? '',
    providerNumber: step.providerNumber ?? null,
    proofs: step.proofs ?? [],
  });
  for (const effect of rule.effects ?? []) await effects[effect](tx, row);
  const changed = { withdrawalId: row.id, customerId: row.customerId, event, to: rule.to };
  await platform.events.emit(tx, 'withdrawal.changed', changed);
}
