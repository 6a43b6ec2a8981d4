import { type RouteName, routes } from '../core/routes.ts';
import type { TravelPayableKind } from '../travel/kinds.ts';
import { travelKinds } from '../verticals/kinds.gen.ts';
import type { PayableKind } from './schemas.ts';

const TRAVEL_ROUTE = Object.fromEntries(
  travelKinds.map(({ name, cashierRoute }) => [`${name}_order`, cashierRoute]),
) as Record<TravelPayableKind, RouteName>;

/** The screen on which each kind of payable is paid; all of them draw the one cashier. */
export const CASHIER_ROUTE = {
  goods_order: 'cashier',
  order_group: 'cashier',
  top_up: 'topUpCashier',
  ...TRAVEL_ROUTE,
} as const satisfies Record<PayableKind, RouteName>;

/** The address of a payment's cashier below the origin, such as `/#/payorder?payment=…`; with the key of a link. */
export function cashierAddress(kind: PayableKind, payment: { readonly id: string; readonly key?: string }): string {
  const query = new URLSearchParams({ payment: payment.id, ...(payment.key ? { key: payment.key } : {}) });
  return `/#${routes[CASHIER_ROUTE[kind]].path}?${query}`;
}
