import type { Occasion } from '@app/contract/verticals/dining/facts';

/** A request of a table as travel stores it with quote and order. */
export type DiningRequest = {
  readonly restaurantId: string;
  readonly day: string;
  readonly time: string;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly areaId: string | null;
  readonly menus: readonly { readonly id: string; readonly count: number }[];
  readonly occasion: Occasion;
  /** The entry of the waiting list whose offer is taken. */
  readonly waitId?: string | undefined;
};

export const asRequest = (kept: Record<string, unknown>): DiningRequest => kept as unknown as DiningRequest;
