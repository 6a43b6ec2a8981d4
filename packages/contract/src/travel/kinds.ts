import { travelKinds } from '../verticals/kinds.gen.ts';

/** The kind of a travel order: the name of its vertical, such as `hotel`. */
export type TravelKind = (typeof travelKinds)[number]['name'];

/** Every kind of travel order there is. */
export const TRAVEL_KINDS = travelKinds.map(({ name }) => name) as [TravelKind, ...TravelKind[]];

/** The kind of payable that orders of a vertical are. */
export type TravelPayableKind = `${TravelKind}_order`;
export const TRAVEL_PAYABLES = travelKinds.map(({ name }) => `${name}_order` as const) as TravelPayableKind[];

export const payableOfKind = (kind: TravelKind): TravelPayableKind => `${kind}_order`;

/** The rule of a kind. */
export const travelKind = (name: TravelKind) => travelKinds.find((one) => one.name === name) ?? travelKinds[0];
