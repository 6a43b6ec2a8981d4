import type { Exchange } from '../../../modules/travel/public.ts';
import type { DiningSnapshot } from './dining-snapshot.ts';

type Table = Pick<DiningSnapshot, 'day' | 'deposit' | 'menus'>;

/** US cents that were asked ahead for a table, before anything was taken off. */
const aheadUsd = ({ deposit, menus }: Table): number =>
  (deposit ? deposit.eachUsd * deposit.people : 0) +
  menus.filter(({ prepaid }) => prepaid).reduce((sum, { usd, count }) => sum + usd * count, 0);

/**
 * Returns how much of the money ahead for a table a change surrenders, in cents: on another night all of it, on the same night what
 * is asked less ahead. Another hour or kind of table of the night surrenders nothing.
 */
export function exchangedTable(before: Table, after: Table): Exchange {
  const [of, becomes] = [aheadUsd(before), aheadUsd(after)];
  return { part: before.day === after.day ? Math.max(0, of - becomes) : of, of, becomes };
}
