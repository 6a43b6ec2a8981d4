import type { TravelKind } from '@app/contract/travel/kinds';
import { TRAVEL_KINDS } from '@app/contract/travel/kinds';
import type { TravelChange } from '@app/contract/travel/order-views';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { type Icon, IconLuggage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TextKey } from '../../text/text-key';
import type { Choices } from '../../ui/choices';
import type { CellContext } from '../../ui/list/define-list';

/** Other dates, named as the forms of verticals send them. */
export type WantedDates = { readonly checkIn: string; readonly checkOut: string };

/** How other dates of an order are priced and taken; the calls are its vertical's. */
export type DatesOfKind = {
  readonly quote: (order: StaffTravelDetail, of: WantedDates & { readonly waiveFee: boolean }) => Promise<TravelChange>;
  readonly make: (
    order: StaffTravelDetail,
    of: { readonly changeId: string; readonly note: string },
    idempotencyKey: string,
  ) => Promise<StaffTravelDetail>;
};

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
  /** Other dates of an order; without it its kind has none. */
  readonly dates?: DatesOfKind;
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
