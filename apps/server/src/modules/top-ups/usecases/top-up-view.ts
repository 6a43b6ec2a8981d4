import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { TopUp, TopUpDetail } from '@app/contract/top-ups/schemas';
import type { StepRow, TopUpRow } from '../db/top-up.repo.ts';

/** What its owner may do: nothing once its time is over or while staff look at what was sent. */
function actionsOf(row: TopUpRow): TopUp['actions'] {
  if (row.state !== 'pending' || row.pastDeadline) return [];
  return row.proof === 'submitted' ? ['pay'] : ['pay', 'cancel'];
}

/** A top-up for its owner. One whose time is over counts as cancelled before the sweeper comes by. */
export function viewTopUp(row: TopUpRow, given: { lang: Locale; price: (usd: number) => Price }): TopUp {
  const { channel } = row;
  const over = row.pastDeadline && row.proof !== 'submitted';
  return {
    id: row.id,
    number: row.number,
    state: over ? 'cancelled' : row.state,
    underReview: row.state === 'pending' && row.proof === 'submitted',
    refused: row.state === 'pending' && !row.pastDeadline && row.proof === 'rejected',
    amount: given.price(row.amountUsd),
    channel: { ...channel, title: localize(channel.title, given.lang) },
    paymentId: row.paymentId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.state === 'pending' ? row.expiresAt.toISOString() : null,
    paidAt: row.paidAt?.toISOString() ?? null,
    actions: actionsOf(row),
  };
}

/** The same with what happened to it; who of the staff did it is not told. */
export const viewTopUpDetail = (
  row: TopUpRow,
  steps: readonly StepRow[],
  given: { lang: Locale; price: (usd: number) => Price },
): TopUpDetail => ({
  ...viewTopUp(row, given),
  timeline: steps.map(({ event, by, at }) => ({ event, by, at: at.toISOString() })),
});
