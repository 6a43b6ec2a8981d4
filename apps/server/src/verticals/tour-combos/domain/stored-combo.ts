import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import type { COMBO_CANCELS } from '@app/contract/verticals/tour-combos/views';

export type StoredComboPart = { readonly tourId: string; readonly optional: boolean };

/** Tours that are sold together, in their order. */
export type StoredCombo = {
  readonly id: string;
  readonly name: Localized;
  readonly story: Localized;
  readonly cityId: string;
  readonly city: Localized;
  readonly country: Localized;
  readonly cover: string;
  readonly gallery: readonly Media[];
  /** Basis points off every item of each tour. */
  readonly offBp: number;
  readonly windowDays: number;
  readonly cancel: (typeof COMBO_CANCELS)[number];
  /** Whether the combo and its city are on sale. */
  readonly online: boolean;
  readonly sortWeight: number;
  readonly parts: readonly StoredComboPart[];
};

/** Tours that belong to a combo however it is booked. */
export const neededTours = ({ parts }: Pick<StoredCombo, 'parts'>): string[] =>
  parts.filter(({ optional }) => !optional).map(({ tourId }) => tourId);
