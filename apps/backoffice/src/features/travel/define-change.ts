import type { TravelChange } from '@app/contract/travel/order-views';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import type { Field } from '../../ui/form/define-form';
import type { CellContext } from '../../ui/list/define-list';

type Waiving = { readonly waiveFee: boolean };

/** How an order of a kind is changed: what staff fill in, and the calls of its vertical that price it and make it. */
type ChangeRule<W extends object> = {
  /** A hook: the fields for what is wanted instead of what an order is of. */
  readonly useFields: (order: StaffTravelDetail) => Field<W>[];
  /** What they begin with: the order as it is. */
  readonly initial: (order: StaffTravelDetail) => W;
  readonly quote: (order: StaffTravelDetail, wanted: W & Waiving) => Promise<TravelChange>;
  readonly make: (
    order: StaffTravelDetail,
    of: { readonly changeId: string; readonly note: string },
    idempotencyKey: string,
  ) => Promise<StaffTravelDetail>;
  /** Whether it only adds to what is booked: then there is no fee to waive. */
  readonly adds?: true;
  /** Says what an order is of, before a change or after it; without it its days are said. */
  readonly said?: (subject: Readonly<Record<string, unknown>>, ctx: CellContext) => string;
};

/** What is wanted of a kind as the shared dialog carries it: only its own kind reads it. */
export type AnyValues = Record<string, unknown>;
export type ChangeOfKind = ChangeRule<AnyValues>;

/** Declares how orders of a kind are changed over what is wanted, `W`. */
export const defineChange = <W extends object>(rule: ChangeRule<W>): ChangeOfKind => rule as unknown as ChangeOfKind;
