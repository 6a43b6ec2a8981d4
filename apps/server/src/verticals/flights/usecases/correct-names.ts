import type { TravelVertical } from '../../../modules/travel/public.ts';
import { hadTickets, nameLetters, voidTickets } from '../db/ticket.repo.ts';
import { checkCorrections } from '../domain/name-letters.ts';
import { issueTickets } from './issue-tickets.ts';

/**
 * Names are corrected: before the first tickets others may be named, from then on customers correct letters that the airlines allow, also while a
 * changed trip waits for new tickets. Tickets of before are void, new ones are issued.
 */
export const correctNames: NonNullable<TravelVertical['correctNames']> = async (tx, of) => {
  const { before, byCustomer, confirmed, ...order } = of;
  if (byCustomer && (await hadTickets(tx, order.orderId))) {
    checkCorrections(before, order.guests, await nameLetters(tx, order.orderId));
  }
  if (!confirmed) return null;
  await voidTickets(tx, order.orderId);
  return issueTickets(tx, order);
};
