import { randomInt } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { GuestedOrder } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { isOnCancelled } from '../db/flight-day.repo.ts';
import { airlinesOf, insertTickets, isGiven, type NewTicket } from '../db/ticket.repo.ts';
import { recordLocator, ticketNumber } from '../domain/ticket-numbers.ts';
import { seatTravellers } from './seats/seat-travellers.ts';

/** Of so many tries one is new, for as long as an airline has given fewer than half of its locators. */
const TRIES = 40;

async function ticketsOfAirline(
  tx: Tx,
  of: { readonly airline: { id: string; prefix: string }; readonly guests: number },
): Promise<NewTicket[]> {
  const { airline } = of;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const locator = recordLocator(randomInt);
    const numbers = new Set(Array.from({ length: of.guests }, () => ticketNumber(airline.prefix, randomInt)));
    const given = await isGiven(tx, { airlineId: airline.id, recordLocator: locator, numbers: [...numbers] });
    if (given || numbers.size < of.guests) continue;
    return [...numbers].map((number, at) => ({ number, guest: at + 1, airlineId: airline.id, recordLocator: locator }));
  }
  return invariant(false, `airline ${airline.id} has no record locator left`) ?? [];
}

/**
 * Writes the tickets of an order, one for each traveller and airline, with a record locator of each airline, and assigns a seat to who
 * has none. Returns its
 * reference numbers: the locators, then the tickets. Refuses order.not_allowed where one of its departures is cancelled: that
 * order is given back.
 */
export async function issueTickets(tx: Tx, order: GuestedOrder): Promise<string[]> {
  if (await isOnCancelled(tx, order.orderId)) refuse('order.not_allowed', { event: 'confirm' });
  const tickets: NewTicket[] = [];
  for (const airline of await airlinesOf(tx, order.orderId)) {
    tickets.push(...(await ticketsOfAirline(tx, { airline, guests: order.guests.length })));
  }
  await insertTickets(tx, order.orderId, tickets);
  await seatTravellers(tx, order);
  return [...new Set(tickets.map((ticket) => ticket.recordLocator)), ...tickets.map(({ number }) => number)];
}
