/** Where comparisons of statements are listed; the lines of one stand below it. */
export const RECONCILIATION_PATH = '/money/reconciliation';
