import type { TravelKind } from '@app/contract/travel/kinds';
import { TRAVEL_KINDS } from '@app/contract/travel/kinds';
import type { TravelChange } from '@app/contract/travel/order-views';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { type Icon, IconLuggage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TextKey } from '../../text/text-key';
import type { Choices } from '../../ui/choices';
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

/** What a vertical's folder lends the travel orders: its `travel-kind.tsx` exports it as default. */
export type TravelKindLook = {
  readonly kind: TravelKind;
  readonly icon: Icon;
  /** Facts about what was booked, read from the order's subject. */
  readonly facts: (item: Readonly<Record<string, unknown>>, ctx: CellContext) => [name: string, value: ReactNode][];
  /** What a guest's unit is called, such as a room; it is given its number as `number`. */
  readonly unit: TextKey;
  /** Whether it issues numbers of its own when it is confirmed, such as tickets. */
  readonly issues?: true;
  /** How it is changed; without it orders of the kind cannot be. */
  readonly change?: ChangeOfKind;
};

const found = import.meta.glob<{ default: TravelKindLook }>('../../verticals/*/travel-kind.tsx', { eager: true });
const looks = Object.values(found).map((one) => one.default);

/** How orders of a kind are drawn; null where its vertical has no folder here. */
export const lookOf = (kind: string): TravelKindLook | null => looks.find((one) => one.kind === kind) ?? null;

export const iconOf = (kind: string): TravelKindLook['icon'] => lookOf(kind)?.icon ?? IconLuggage;

/** Every kind of travel order, to filter by. */
export const kindChoices: Choices = {
  known: TRAVEL_KINDS.map((kind) => ({ value: kind, label: `travel.kind.${kind}` as const })),
};
