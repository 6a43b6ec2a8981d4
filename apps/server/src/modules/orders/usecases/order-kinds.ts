import type { Locale } from '@app/contract/core/locale';
import type { AnyOrder, OrderGroup } from '@app/contract/orders/schemas';
import type { PayableKind } from '@app/contract/payments/schemas';
import { defineKeyedPort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/**
 * A place in a list of orders: the moment as PostgreSQL writes it, and the order of the last row. The moment is that of ordering, newest
 * first; in the group of those to answer the one until which that can be done, soonest first.
 */
export type OrderPlace = { readonly createdAt: string; readonly id: string };

export type OrdersWanted = {
  readonly customerId: string;
  readonly lang: Locale;
  readonly group: OrderGroup;
  /** Each of them is found in a name or a number of the order. */
  readonly words: readonly string[];
  /** These alone, where they are given. */
  readonly ids?: readonly string[];
  readonly after: OrderPlace | null;
  readonly limit: number;
};

/** What one kind of order gives to the list of all of them. */
export type OrderKind = {
  readonly kind: string;
  /** What it is where it is paid. */
  readonly payable: PayableKind;
  /** Message key of its name. */
  readonly title: string;
  /** Up to `limit` orders of the group after the place, in its order, each with the place it stands at. */
  list(platform: Platform, of: OrdersWanted): Promise<{ place: OrderPlace; order: AnyOrder }[]>;
  /** How many orders of the customer are in each group. */
  counts(platform: Platform, customerId: string): Promise<Record<OrderGroup, number>>;
};

/** The kinds of order that the list of all of them shows. */
export const orderKindPort = defineKeyedPort<string, OrderKind>('kind of order', ({ kind }) => kind);
