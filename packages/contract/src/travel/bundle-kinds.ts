import type { TravelKindRule } from '../verticals/travel-kind.ts';

/** What everybody must know of one kind of bundle: several travel orders that are booked and paid as one. */
export type BundleKindRule = Pick<TravelKindRule, 'unpaidMinutes' | 'orderPath' | 'receiptPath' | 'cashierRoute'> & {
  /** A singular word; its bundles are payables of the kind `<name>_order`. */
  readonly name: string;
};

/** Every kind of bundle. */
export const bundleKinds = [
  {
    name: 'tourcombo',
    unpaidMinutes: 30,
    orderPath: '/tourcomboorderdetail',
    receiptPath: '/tourcomboreceipt',
    cashierRoute: 'travelCashier',
  },
  {
    name: 'combo',
    unpaidMinutes: 20,
    orderPath: '/comboorderdetail',
    receiptPath: '/comboreceipt',
    cashierRoute: 'travelCashier',
  },
] as const satisfies readonly BundleKindRule[];

export type BundleKind = (typeof bundleKinds)[number]['name'];
export type BundlePayableKind = `${BundleKind}_order`;

export const BUNDLE_KINDS = bundleKinds.map(({ name }) => name) as [BundleKind, ...BundleKind[]];

/** The kind of payable that bundles of a kind are. */
export const payableOfBundle = (kind: BundleKind): BundlePayableKind => `${kind}_order`;

export const BUNDLE_PAYABLES: readonly BundlePayableKind[] = BUNDLE_KINDS.map(payableOfBundle);

/** The rule of a kind of bundle. */
export const bundleKind = (name: BundleKind) => bundleKinds.find((one) => one.name === name) ?? bundleKinds[0];
