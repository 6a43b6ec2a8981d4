import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { giftBooking, topUpBooking } from './bookings.ts';
import type { SeededCustomer } from './customers.ts';
import type { Act, OrderStage } from './order-stage.ts';

/** What the named customer brings in each time, in USD cents, and others. */
const NAMED_TOP_UP = 80_000;
const LAST_TOP_UP = 500_000;
const TOP_UPS = [10_000, 20_000, 30_000, 50_000, 100_000];

type Opening = Pick<OrderStage, 'books' | 'chance' | 'now'>;

/** Opens the accounts of a customer. Returns the points and the money that come in, as acts. */
export function joinActs(customer: SeededCustomer, named: boolean, { books, chance, now }: Opening): Act[] {
  const { createdAt, verifiedAt } = customer;
  const acts: Act[] = [];
  books.open(customer.id);
  acts.push({ at: createdAt, run: () => books.post(giftBooking(customer, 'points_sign_up'), createdAt) });
  if (verifiedAt)
    acts.push({ at: verifiedAt, run: () => books.post(giftBooking(customer, 'points_email'), verifiedAt) });
  const times = named ? 4 : chance.pick([0, 1, 1, 2, 3]);
  for (let turn = 0; turn < times; turn += 1) {
    const at = addMs(createdAt, 30 * HOUR + turn * chance.between(8, 60) * DAY);
    const usd = named ? NAMED_TOP_UP : chance.pick(TOP_UPS);
    if (at < now) acts.push({ at, run: () => books.post(topUpBooking(customer, usd, chance.id(at)), at) });
  }
  return acts;
}

/** What the named customer brings in last: after the last order, so that whoever tries the shop has something to pay with. */
export function lastTopUp(customer: SeededCustomer, { books, chance, now }: Opening): Act {
  const at = addMs(now, -2 * MINUTE);
  return { at, run: () => books.post(topUpBooking(customer, LAST_TOP_UP, chance.id(at)), at) };
}
