import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import { readTransfer, writeTransfer } from '../db/transfer.repo.ts';
import { checkTransfer, type Transfer } from '../domain/transfer.ts';

/** Names of the check constraints of `ledger_account` and what their violation means to the customer. */
const uncovered = {
  ledger_account_money_covered: 'wallet.insufficient_balance',
  ledger_account_points_covered: 'wallet.insufficient_points',
} as const;

/**
 * Books a transfer in one round trip: customer accounts are locked in the order of their ids, entries written with
 * their balance before and after, balances moved. A key booked before books nothing again.
 * Refuses wallet.insufficient_balance and wallet.insufficient_points, after which the transaction can only be rolled
 * back. Throws when the transfer is ill formed or its key was used for another booking.
 */
export async function post(tx: Tx, transfer: Transfer): Promise<{ readonly replayed: boolean }> {
  checkTransfer(transfer);
  const written = await writeTransfer(tx, transfer).catch((error: { constraint?: string }) => {
    const name = error.constraint;
    if (name && name in uncovered) refuse(uncovered[name as keyof typeof uncovered]);
    throw error;
  });
  if (written === null) {
    const before = await readTransfer(tx, transfer.key);
    const moved = transfer.entries.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
    invariant(
      before?.kind === transfer.kind && before.entries === transfer.entries.length && before.moved === moved,
      `transfer ${transfer.key} was booked before with other content`,
    );
    return { replayed: true };
  }
  invariant(written === transfer.entries.length, `transfer ${transfer.key} names an account that does not exist`);
  return { replayed: false };
}
