import type { DeletionBlockerPort, ErasePort } from '../../accounts/core.ts';
import { priceIn } from '../../currencies/public.ts';
import { balances, post } from '../../ledger/core.ts';
import { eraseNotes } from '../db/money-transfer.repo.ts';

/** Money keeps an account from being deleted; points do not. */
export const moneyLeft: DeletionBlockerPort = async (platform, db, { customerId, currency }) => {
  const price = await priceIn(platform, currency);
  const { available, held } = await balances(db, customerId);
  return [
    ...(available > 0 ? [{ kind: 'balance' as const, amount: price(available) }] : []),
    ...(held > 0 ? [{ kind: 'held' as const, amount: price(held) }] : []),
  ];
};

/** Takes back the points of somebody who leaves, so that nobody is owed them. */
export const takeBackPoints: ErasePort = async (tx, { customerId }) => {
  const { points } = await balances(tx, customerId);
  if (points <= 0) return;
  await post(tx, {
    kind: 'adjustment',
    key: `points-erased/${customerId}`,
    reference: { kind: 'customer', id: customerId },
    entries: [
      { account: { owner: customerId, code: 'points' }, amount: -points },
      { account: { house: 'adjustments', unit: 'points' }, amount: points },
    ],
  });
};

/** The notes somebody wrote on transfers go with them; the transfers stay. */
export const takeBackWords: ErasePort = (tx, { customerId }) => eraseNotes(tx, customerId);
