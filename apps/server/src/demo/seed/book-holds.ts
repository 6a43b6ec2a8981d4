import { invariant } from '@app/kernel/assert';
import type { Transfer, TransferEntry } from '../../modules/ledger/core.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';

type Meaning = Pick<Transfer, 'kind' | 'reference' | 'note'>;
type Hold = { id: string; key: string; owner: string; usd: number; state: string; made: Date; resolved: Date | null };

/** Money of the demo's customers that is promised: booked as the ledger's own holds are. */
export type BookHolds = {
  place(hold: Meaning & { id: string; key: string; owner: string; usd: number }, at: Date): void;
  /** Sends the held money on, to entries that sum to it. */
  post(id: string, how: Meaning & { to: readonly TransferEntry[] }, at: Date): void;
  release(id: string, how: Meaning, at: Date): void;
  write(tx: Tx): Promise<void>;
};

/** Opens an empty list of holds beside the demo's books. */
export function openHolds(book: (transfer: Transfer, at: Date) => void): BookHolds {
  const holds = new Map<string, Hold>();
  const entry = (owner: string, code: 'available' | 'held', amount: number): TransferEntry => ({
    account: { owner, code },
    amount,
  });
  const resolve = (id: string, how: Meaning & { to: readonly TransferEntry[]; state: string }, at: Date): void => {
    const hold = holds.get(id);
    invariant(hold?.state === 'open', `demo hold ${id} is not open`);
    const { to, state, ...meaning } = how;
    book({ ...meaning, key: `hold-resolved/${id}`, entries: [entry(hold.owner, 'held', -hold.usd), ...to] }, at);
    holds.set(id, { ...hold, state, resolved: at });
  };
  return {
    place: ({ id, key, owner, usd, ...meaning }, at) => {
      const entries = [entry(owner, 'available', -usd), entry(owner, 'held', usd)];
      book({ ...meaning, key: `hold/${id}`, entries }, at);
      holds.set(id, { id, key, owner, usd, state: 'open', made: at, resolved: null });
    },
    post: (id, how, at) => resolve(id, { ...how, state: 'posted' }, at),
    release: (id, how, at) => {
      const hold = holds.get(id);
      resolve(id, { ...how, state: 'released', to: hold ? [entry(hold.owner, 'available', hold.usd)] : [] }, at);
    },
    write: (tx) =>
      insertRows(
        tx,
        'ledger_hold',
        [...holds.values()].map(({ id, key, owner, usd, state, made, resolved }) => ({
          id,
          key,
          owner_id: owner,
          usd,
          state,
          created_at: made,
          resolved_at: resolved,
        })),
      ),
  };
}
