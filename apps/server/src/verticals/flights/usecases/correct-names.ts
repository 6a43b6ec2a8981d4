import type { TravelVertical } from '../../../modules/travel/public.ts';
import { correctedLetters, countLetters } from '../db/name-correction.repo.ts';
import { hadTickets, nameLetters, voidTickets } from '../db/ticket.repo.ts';
import { checkCorrections } from '../domain/name-letters.ts';
import { aboard } from './hold-seats.ts';
import { issueTickets } from './issue-tickets.ts';

/**
 * Names are corrected: before the first tickets others may be named, from then on customers correct letters that the airlines allow, also while a
 * changed trip waits for new tickets. Tickets of before are void, new ones are issued.
 */
export const correctNames: NonNullable<TravelVertical['correctNames']> = async (tx, of) => {
  const { before, byCustomer, confirmed, ...order } = of;
  const { orderId, guests } = order;
  if (byCustomer && (await hadTickets(tx, orderId))) {
    const documents = aboard(before);
    const docHashOf = (place: number) => documents.find(({ guest }) => guest === place + 1)?.docHash ?? '';
    const known = await correctedLetters(tx, orderId);
    const corrected = before.map((_, place) => known.get(docHashOf(place)) ?? 0);
    const letters = await nameLetters(tx, orderId);
    const counts = checkCorrections({ before, now: guests, letters, corrected });
    await countLetters(
      tx,
      orderId,
      counts.flatMap((count, place) => (docHashOf(place) ? [{ docHash: docHashOf(place), letters: count }] : [])),
    );
  }
  if (!confirmed) return null;
  await voidTickets(tx, order.orderId);
  return issueTickets(tx, order);
};
