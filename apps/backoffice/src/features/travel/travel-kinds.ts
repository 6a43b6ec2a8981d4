import type { TravelKind } from '@app/contract/travel/kinds';
import { TRAVEL_KINDS } from '@app/contract/travel/kinds';
import { type Icon, IconLuggage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TextKey } from '../../text/text-key';
import type { Choices } from '../../ui/choices';
import type { CellContext } from '../../ui/list/define-list';
import type { ChangeOfKind } from './define-change';

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
  /** Says what an order is of, on either side of a change by its provider; without it as `change` says it. */
  readonly providedSaid?: (item: Readonly<Record<string, unknown>>, ctx: CellContext) => string;
  /** How it is changed; without it orders of the kind cannot be. */
  readonly change?: ChangeOfKind;
  /** How something is added beside it; without it nothing is. */
  readonly addition?: ChangeOfKind;
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
