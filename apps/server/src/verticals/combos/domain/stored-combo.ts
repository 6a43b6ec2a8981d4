import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import type { SlotRule } from '@app/contract/travel/slot-rules';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import type { ComboWindows } from './offered-days.ts';

/** A part that a combo has: what may fill it, and when. */
export type StoredSlot = {
  readonly key: string;
  readonly label: Localized;
  /** Days after the first one, and nights that it lasts; 0 for within a day. */
  readonly dayOffset: number;
  readonly nights: number;
  readonly optional: boolean;
  /** Cancelled by its customer only together with the other core parts. */
  readonly core: boolean;
  readonly rule: SlotRule;
};

/** What is sold together across kinds of travel; slots are in their order. */
export type StoredCombo = ComboWindows & {
  readonly id: string;
  readonly version: number;
  readonly name: Localized;
  readonly story: Localized;
  readonly cityId: string;
  readonly city: Localized;
  readonly country: Localized;
  /** Of the destination. */
  readonly zone: string;
  readonly cover: string;
  readonly gallery: readonly Media[];
  readonly days: number;
  readonly nights: number;
  /** Whom it is made for. */
  readonly adults: number;
  readonly children: number;
  /** Basis points off each part. */
  readonly offBp: number;
  /** Whether the combo and its city are on sale. */
  readonly online: boolean;
  readonly sortWeight: number;
  /** How many are sold in all, null for as many as its parts allow, and how many living bookings have. */
  readonly stock: number | null;
  readonly taken: number;
  /** Ids of terms of the dictionary. */
  readonly themes: readonly string[];
  readonly slots: readonly StoredSlot[];
};

/** How many are left to be sold; null where only its parts limit it. */
export const leftOf = ({ stock, taken }: Pick<StoredCombo, 'stock' | 'taken'>): number | null =>
  stock === null ? null : Math.max(0, stock - taken);

/** How many are left where that is said: few, or none; null otherwise. */
export function leftShown(combo: Pick<StoredCombo, 'stock' | 'taken'>): number | null {
  const left = leftOf(combo);
  return left !== null && left <= comboLimits.fewLeft ? left : null;
}

/** The slot of flights there and back; undefined without one. */
export const flightSlot = <S extends StoredSlot>({ slots }: { readonly slots: readonly S[] }): S | undefined =>
  slots.find(({ rule }) => rule.kind === 'flight');

/** Slots that belong to a combo however it is booked. */
export const neededSlots = <S extends StoredSlot>({ slots }: { readonly slots: readonly S[] }): S[] =>
  slots.filter(({ optional }) => !optional);
