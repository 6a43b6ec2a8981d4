import type { RouteName } from '../core/routes.ts';
import { TRAVEL_KINDS, type TravelKind } from '../travel/kinds.ts';

/** What leads to an order, first to last. The app counts the first four; what is paid is read of the payments. */
export const FUNNEL_STEPS = ['view', 'cart', 'checkout', 'placed', 'paid'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** What is bought: goods, one kind of travel, or several sold as one. */
export const FUNNEL_KINDS = ['goods', ...TRAVEL_KINDS, 'bundle'] as const;
export type FunnelKind = 'goods' | TravelKind | 'bundle';

type Counted = { readonly step: 'view' | 'checkout'; readonly kind: FunnelKind };

/** Screens that are a step when they are opened: one thing is looked at, or the form of its order is open. */
export const stepOfRoute: Partial<Record<RouteName, Counted>> = {
  productDetail: { step: 'view', kind: 'goods' },
  confirmOrder: { step: 'checkout', kind: 'goods' },
  hotelDetails: { step: 'view', kind: 'hotel' },
  hotelSubmitOrder: { step: 'checkout', kind: 'hotel' },
  flightDetails: { step: 'view', kind: 'flight' },
  flightSubmitOrder: { step: 'checkout', kind: 'flight' },
  tourDetails: { step: 'view', kind: 'tour' },
  tourSubmitOrder: { step: 'checkout', kind: 'tour' },
  diningDetails: { step: 'view', kind: 'dining' },
  diningSubmitOrder: { step: 'checkout', kind: 'dining' },
  mealDetails: { step: 'view', kind: 'diningcombo' },
  comboDetails: { step: 'view', kind: 'bundle' },
  comboSubmitOrder: { step: 'checkout', kind: 'bundle' },
  tourComboDetails: { step: 'view', kind: 'bundle' },
};

/** Screens on which an order is paid: it has been placed when one is opened. */
export const PLACED_AT: readonly RouteName[] = ['cashier', 'travelCashier', 'diningCashier'];
