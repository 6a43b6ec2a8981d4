import type { ErrorKey } from '../core/error-catalogue.ts';
import type { RouteName } from '../core/routes.ts';

/**
 * What everybody must know of one travel vertical: the `kind.ts` of its contract folder exports it as `kind`. Its name
 * is a singular word such as `hotel`; its orders are payables of the kind `<name>_order`.
 */
export type TravelKindRule = {
  readonly name: string;
  /** Minutes an order of it may stay unpaid, unless the parameter `travel.unpaid_minutes.<name>` says otherwise. */
  readonly unpaidMinutes: number;
  /** Path of the storefront screen that shows an order of it, given `id`, or `id` and `key`. */
  readonly orderPath: `/${string}`;
  /** Path of the storefront screen with the receipt of a paid one, given `id`. */
  readonly receiptPath: `/${string}`;
  /** The storefront's route on which it is paid. */
  readonly cashierRoute: Extract<RouteName, 'travelCashier' | 'diningCashier'>;
  /** What is shown where it is used: the code of the voucher that every order has, ticket numbers, or codes of its own. */
  readonly presented: 'voucher' | 'tickets' | 'own_codes';
  /**
   * Bought in pieces that are used and given back one by one: once paid, an order is cancelled or verified as a whole by the
   * system alone, and nobody fails to come.
   */
  readonly byPieces?: true;
  /** What corrected names may be refused with beside what travel refuses itself. */
  readonly guestErrors?: readonly ErrorKey[];
  /** What a quote that is priced anew may be refused with, since others took what was chosen of it. */
  readonly revisionErrors?: readonly ErrorKey[];
};
