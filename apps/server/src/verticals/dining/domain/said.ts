export type Late = { readonly minutes: number; readonly note: string; readonly at: string };

/** What the guests of a table said on the day: that they come late, and that they still come. */
export type Said = { readonly late: Late | null; readonly comingAt: string | null };

export const NOTHING_SAID: Said = { late: null, comingAt: null };
