import type { Localized } from '@app/contract/core/locale';
import type { MealRefund } from '@app/contract/verticals/meals/facts';
import type { UsableTimes } from '@app/contract/verticals/meals/views';
import type { SetCourse } from '../domain/stored-set.ts';

/** A set meal of the demo as it is written down; amounts are US cents. */
export type DemoSet = {
  /** English names of the restaurants that serve it. */
  readonly restaurants: readonly string[];
  readonly name: Localized;
  readonly story: Localized;
  readonly people: number;
  readonly courses: readonly SetCourse[];
  readonly valueUsd: number;
  readonly usd: number;
  readonly stock: number;
  readonly perCustomer: number;
  readonly perTable: number;
  readonly validDays: number;
  readonly usable: UsableTimes;
  readonly blackout: readonly string[];
  readonly needsTable: boolean;
  readonly refund: MealRefund;
  readonly refundAtExpiry: boolean;
};
