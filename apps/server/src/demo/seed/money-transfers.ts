import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { moneyNotes } from '../content/money-notes.ts';
import type { Books } from './books.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

type Sent = { readonly from: SeededCustomer; readonly to: SeededCustomer; readonly usd: number; readonly at: Date };

/** The latest things the named customer sent and got, newest first: hours ago, cents, whether received. */
const NAMED: readonly (readonly [number, number, boolean])[] = [
  [2, 4_500, false],
  [27, 12_000, true],
  [75, 2_050, false],
  [9 * 24, 6_600, true],
  [23 * 24, 15_000, false],
  [38 * 24, 3_300, true],
  [61 * 24, 8_000, false],
];
const AMONG_OTHERS = 60;
const LEAST = 300;

/**
 * Transfers between customers, to be played in the order of time with everything else that moves money; one whose
 * sender has too little then does not happen. `write` writes those that did, after the customers.
 */
export function planTransfers(
  customers: readonly SeededCustomer[],
  { chance, books, now }: { chance: Chance; books: Books; now: Date },
) {
  const [named, ...others] = customers;
  const old = others.filter(({ createdAt }) => createdAt < addMs(now, -70 * DAY));
  const planned: Sent[] = [];
  if (named) {
    for (const [hours, usd, inwards] of NAMED) {
      const other = chance.pick(old);
      const at = addMs(now, -hours * HOUR - chance.whole(1, 50) * MINUTE);
      planned.push(inwards ? { from: other, to: named, usd, at } : { from: named, to: other, usd, at });
    }
  }
  for (let index = 0; index < AMONG_OTHERS; index += 1) {
    const [from, to] = [chance.pick(old), chance.pick(old)];
    if (from === to) continue;
    const at = addMs(now, -chance.between(1, 69) * DAY);
    planned.push({ from, to, usd: LEAST + chance.whole(0, 90) * 50, at });
  }
  const rows: Record<string, unknown>[] = [];
  const acts = planned.map(({ from, to, usd, at }) => ({
    at,
    run: () => {
      const id = chance.id(at);
      const note = chance.maybe(0.7) ? chance.pick(moneyNotes[from.locale]) : '';
      if (books.balance(from.id, 'available') < usd) return;
      books.post(
        {
          kind: 'transfer',
          key: `transfer/${id}`,
          reference: { kind: 'transfer', id },
          entries: [
            { account: { owner: from.id, code: 'available' }, amount: -usd },
            { account: { owner: to.id, code: 'available' }, amount: usd },
          ],
        },
        at,
      );
      rows.push({ id, from_id: from.id, to_id: to.id, amount_usd: usd, note, created_at: at });
    },
  }));
  return { acts, write: (tx: Tx): Promise<void> => insertRows(tx, 'money_transfer', rows) };
}
