import type { PermissionKey } from '@app/contract/core/permissions';
import type { OrderKind } from '@app/contract/reports/staff-schemas';
import type { TextKey } from '../text/text-key';

/** What the texts of the kinds begin with. */
export const KIND_TEXTS = 'travel.kind.';
/** What orders of a kind are called. */
export const kindText = (kind: OrderKind): TextKey => `${KIND_TEXTS}${kind}`;

type Place = { readonly path: string; readonly permission: PermissionKey; readonly states: string };
export const goodsOrders: Place = { path: '/orders/goods', permission: 'orders.goods.view', states: 'orders.state.' };
/** Travel orders of every kind. */
export const travelOrders: Place = {
  path: '/travel/orders',
  permission: 'travel.orders.view',
  states: 'travel.state.',
};

/** Where an order of a kind is opened, what one must hold to see it there, and what the texts of its states begin with. */
export const orderPlace = (kind: OrderKind): Place => (kind === 'goods' ? goodsOrders : travelOrders);
