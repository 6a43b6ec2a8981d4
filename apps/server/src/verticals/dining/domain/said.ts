export type Late = { readonly minutes: number; readonly note: string; readonly at: string };

/**
 * What the guests of a table said on the day: that they come late, and that they still come. `beside` is the order of the same customer's
 * other table there at that time, which another group of the party has; null for none.
 */
export type Said = {
  readonly late: Late | null;
  readonly comingAt: string | null;
  readonly beside: string | null;
};

export const NOTHING_SAID: Said = { late: null, comingAt: null, beside: null };
