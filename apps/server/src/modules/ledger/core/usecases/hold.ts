import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import { closeHold, type HoldRow, holdOfKey, insertHold } from '../db/hold.repo.ts';
import type { Transfer, TransferEntry } from '../domain/transfer.ts';
import { post } from './post.ts';

type Meaning = Pick<Transfer, 'kind' | 'reference' | 'note'>;

const moneyOf = (owner: string, code: 'available' | 'held', amount: number): TransferEntry => ({
  account: { owner, code },
  amount,
});

/**
 * Moves money from available to held, where it waits to be posted or released. The same key again is the same hold,
 * whatever has become of it. Refuses wallet.insufficient_balance, after which the transaction can only be rolled back.
 */
export async function placeHold(
  tx: Tx,
  wanted: Meaning & { readonly key: string; readonly customerId: string; readonly usd: number },
): Promise<{ readonly holdId: string }> {
  const { key, customerId, usd, ...meaning } = wanted;
  const holdId = await insertHold(tx, { key, ownerId: customerId, usd });
  if (holdId === null) {
    const before = await holdOfKey(tx, key);
    invariant(before?.ownerId === customerId && before.usd === usd, `hold ${key} was placed before with other content`);
    return { holdId: before.id };
  }
  const entries = [moneyOf(customerId, 'available', -usd), moneyOf(customerId, 'held', usd)];
  await post(tx, { ...meaning, key: `hold/${holdId}`, entries });
  return { holdId };
}

/** Closes the hold and books where its money goes. One key for both ends, so that the books know only one, too. */
async function resolve(
  tx: Tx,
  holdId: string,
  how: Meaning & { readonly state: 'posted' | 'released'; readonly to: (hold: HoldRow) => readonly TransferEntry[] },
): Promise<void> {
  const { state, to, ...meaning } = how;
  const hold = (await closeHold(tx, holdId, state)) ?? refuse('wallet.hold_resolved');
  const entries = [moneyOf(hold.ownerId, 'held', -hold.usd), ...to(hold)];
  const { replayed } = await post(tx, { ...meaning, key: `hold-resolved/${holdId}`, entries });
  invariant(!replayed, `hold ${holdId} was open and its end booked`);
}

/**
 * Sends held money on, to entries that sum to the hold (what is paid out, a fee …). Throws unless they do.
 * Refuses wallet.hold_resolved when it was posted or released before; a rival doing so now is waited for.
 */
export const postHold = (
  tx: Tx,
  holdId: string,
  how: Meaning & { readonly to: readonly TransferEntry[] },
): Promise<void> => {
  invariant(
    how.to.every(({ amount }) => amount > 0),
    `hold ${holdId} is posted with an entry that takes money`,
  );
  return resolve(tx, holdId, { ...how, state: 'posted', to: () => how.to });
};

/** Gives held money back to its owner. Refuses wallet.hold_resolved as `postHold` does. */
export const releaseHold = (tx: Tx, holdId: string, how: Meaning): Promise<void> =>
  resolve(tx, holdId, { ...how, state: 'released', to: ({ ownerId, usd }) => [moneyOf(ownerId, 'available', usd)] });
