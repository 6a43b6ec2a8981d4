import { isByPieces } from '@app/contract/travel/kinds';
import { addMs, HOUR } from '@app/kernel/clock';
import type { TravelRow } from './travel-row.ts';

/** Returns from when on a voucher is accepted without a reason: so many hours before its service begins. */
export const verifiableFrom = ({ startsAt }: Pick<TravelRow, 'startsAt'>, hoursBefore: number): Date =>
  addMs(startsAt, -hoursBefore * HOUR);

/**
 * Whether staff may take the acceptance of a voucher back: the service is not over, so that the guests can still use it. What is
 * sold by the piece has a state for each piece instead.
 */
export const mayUnverify = (order: Pick<TravelRow, 'kind' | 'state' | 'noShowAt' | 'endsAt' | 'now'>): boolean =>
  order.state === 'pending_comment' && order.noShowAt === null && order.now < order.endsAt && !isByPieces(order.kind);
