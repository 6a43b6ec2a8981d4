import type { Localized } from '@app/contract/core/locale';
import type { MealRefund } from '@app/contract/verticals/meals/facts';
import type { UsableTimes } from '@app/contract/verticals/meals/views';
import type { Day } from '@app/kernel/local-day';

export type SetCourse = {
  readonly name: Localized;
  readonly choose: number;
  readonly of: readonly { readonly name: Localized; readonly valueUsd: number }[];
};

/** A restaurant that serves a set. */
export type SetPlace = {
  readonly id: string;
  readonly name: Localized;
  readonly cityId: string;
  readonly city: Localized;
  readonly area: Localized;
  readonly address: Localized;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
};

export type StoredSet = {
  readonly id: string;
  readonly name: Localized;
  readonly story: Localized;
  readonly courses: readonly SetCourse[];
  readonly people: number;
  readonly valueUsd: number;
  readonly usd: number;
  readonly stock: number;
  readonly held: number;
  readonly sold: number;
  readonly perCustomer: number;
  readonly perTable: number;
  readonly validDays: number;
  readonly validUntil: Day | null;
  readonly usable: UsableTimes;
  readonly blackout: readonly string[];
  readonly needsTable: boolean;
  readonly refund: MealRefund;
  readonly refundAtExpiry: boolean;
  readonly cover: string;
  readonly gallery: { kind: 'image' | 'video'; url: string; poster?: string }[];
  readonly online: boolean;
  readonly sortWeight: number;
  readonly version: number;
  readonly createdAt: Date;
  /** Tenths; null before the first comment. */
  readonly score: number | null;
  readonly reviews: number;
  /** Restaurants on sale, in their order. */
  readonly places: readonly SetPlace[];
};

/** Pieces that can still be ordered. */
export const leftOf = ({ stock, held, sold }: Pick<StoredSet, 'stock' | 'held' | 'sold'>): number =>
  stock - held - sold;
