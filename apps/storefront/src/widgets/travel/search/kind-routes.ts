import type { RouteName } from '@app/contract/core/routes';
import { BUNDLE_KINDS, type BundleKind, bundleKind } from '@app/contract/travel/bundle-kinds';
import { type TravelOrBundleKind, travelKind } from '@app/contract/travel/kinds';
import { routeAt } from '../../../shell/route-table.ts';

/** Whether a kind is one of several orders that are booked as one. */
const isBundleKind = (kind: TravelOrBundleKind): kind is BundleKind =>
  (BUNDLE_KINDS as readonly string[]).includes(kind);

const ruleOf = (kind: TravelOrBundleKind) => (isBundleKind(kind) ? bundleKind(kind) : travelKind(kind));

/** The screen on which bookings of a kind are paid. */
export const cashierOf = (kind: TravelOrBundleKind): RouteName => ruleOf(kind).cashierRoute;

/** The screen on which bookings of a kind are looked at. */
export const orderRouteOf = (kind: TravelOrBundleKind): RouteName =>
  routeAt(ruleOf(kind).orderPath)?.name ?? 'allOrders';

/** The screen with the receipt of a booking of a kind. */
export const receiptRouteOf = (kind: TravelOrBundleKind): RouteName =>
  routeAt(ruleOf(kind).receiptPath)?.name ?? 'allOrders';
