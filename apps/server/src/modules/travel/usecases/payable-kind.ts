import {
  changeOfKind,
  payableOfKind,
  TRAVEL_KINDS,
  type TravelKind,
  type TravelPayableKind,
} from '@app/contract/travel/kinds';

/** The kind of payable, and of record in the ledger, that orders of a kind are. */
export const payableOfOrder = (kind: TravelKind): TravelPayableKind => payableOfKind(kind);

/** The kind of payable that changes of orders of a kind are. */
export const payableOfChange = (kind: TravelKind): TravelPayableKind => changeOfKind(kind);

/** The kind of order a payable is; undefined for one that is none. */
export const kindOfPayable = (payableKind: string): TravelKind | undefined =>
  TRAVEL_KINDS.find((kind) => payableOfKind(kind) === payableKind);
