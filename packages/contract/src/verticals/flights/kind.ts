import type { TravelKindRule } from '../travel-kind.ts';

/** Flights; the storefront's addresses and calls say ticket. */
export const kind = {
  name: 'flight',
  unpaidMinutes: 15,
  orderPath: '/ticketorderdetail',
  receiptPath: '/ticketreceipt',
  cashierRoute: 'travelCashier',
  presented: 'tickets',
  guestErrors: ['flight.on_board_already'],
  revisionErrors: [
    'flight.offline',
    'flight.unavailable',
    'flight.closed',
    'flight.connection',
    'flight.bag_not_sold',
    'flight.bags_most',
    'flight.seat_taken',
  ],
} as const satisfies TravelKindRule;
