import { type RouteName, routes } from '../core/routes.ts';
import { byTravelPayable } from '../travel/kinds.ts';
import type { PayableKind } from './schemas.ts';

/** The screen on which each kind of payable is paid; all of them draw the one cashier. */
export const CASHIER_ROUTE = {
  goods_order: 'cashier',
  order_group: 'cashier',
  top_up: 'topUpCashier',
  ...byTravelPayable(({ cashierRoute }): RouteName => cashierRoute),
} as const satisfies Record<PayableKind, RouteName>;

/** The address of a payment's cashier below the origin, such as `/#/payorder?payment=…`; with the key of a link. */
export function cashierAddress(kind: PayableKind, payment: { readonly id: string; readonly key?: string }): string {
  const query = new URLSearchParams({ payment: payment.id, ...(payment.key ? { key: payment.key } : {}) });
  return `/#${routes[CASHIER_ROUTE[kind]].path}?${query}`;
}
