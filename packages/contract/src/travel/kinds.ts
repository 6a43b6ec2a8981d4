import type { ErrorKey } from '../core/error-catalogue.ts';
import { travelKinds } from '../verticals/kinds.gen.ts';
import type { TravelKindRule } from '../verticals/travel-kind.ts';
import {
  BUNDLE_PAYABLES,
  type BundleKind,
  type BundlePayableKind,
  bundleKinds,
  payableOfBundle,
} from './bundle-kinds.ts';

/** The kind of a travel order: the name of its vertical, such as `hotel`. */
export type TravelKind = (typeof travelKinds)[number]['name'];

/** Every kind of travel order there is. */
export const TRAVEL_KINDS = travelKinds.map(({ name }) => name) as [TravelKind, ...TravelKind[]];

/** The kinds of payable that orders of a vertical, changes of them, and bundles of orders are. */
export type TravelPayableKind = `${TravelKind}_order` | `${TravelKind}_change` | BundlePayableKind;

/** The kind of payable that orders of a vertical are. */
export const payableOfKind = (kind: TravelKind): `${TravelKind}_order` => `${kind}_order`;

/** The kind of payable that changes of its orders are, where they cost more than what was paid. */
export const changeOfKind = (kind: TravelKind): `${TravelKind}_change` => `${kind}_change`;

export const TRAVEL_PAYABLES: readonly TravelPayableKind[] = [
  ...TRAVEL_KINDS.flatMap((kind) => [payableOfKind(kind), changeOfKind(kind)]),
  ...BUNDLE_PAYABLES,
];

/** Something for every payable of travel; `change` tells changes of orders from orders and bundles of them. */
export const byTravelPayable = <T>(
  of: (rule: (typeof travelKinds)[number] | (typeof bundleKinds)[number], change: boolean) => T,
): Record<TravelPayableKind, T> =>
  Object.fromEntries([
    ...travelKinds.flatMap((rule) => [
      [payableOfKind(rule.name), of(rule, false)],
      [changeOfKind(rule.name), of(rule, true)],
    ]),
    ...bundleKinds.map((rule) => [payableOfBundle(rule.name), of(rule, false)]),
  ]) as Record<TravelPayableKind, T>;

/** What an order or a bundle of orders is, for what treats both alike. */
export type TravelOrBundleKind = TravelKind | BundleKind;

/** The rule of a kind. */
export const travelKind = (name: TravelKind) => travelKinds.find((one) => one.name === name) ?? travelKinds[0];

/** Whether a kind is bought in pieces that are used and given back one by one. */
export const isByPieces = (name: TravelKind): boolean => (travelKind(name) as TravelKindRule).byPieces === true;

/** What any kind may refuse a quote with that is priced anew. */
export const REVISION_ERRORS: readonly ErrorKey[] = (travelKinds as readonly TravelKindRule[]).flatMap(
  ({ revisionErrors }) => revisionErrors ?? [],
);

/** What any kind may refuse corrected names with. */
export const GUEST_ERRORS: readonly ErrorKey[] = (travelKinds as readonly TravelKindRule[]).flatMap(
  ({ guestErrors }) => guestErrors ?? [],
);
