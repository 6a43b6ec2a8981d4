/** Where the screens of the books live. */
export const LEDGER_PATH = '/money/ledger';
export const BALANCES_PATH = '/money/balance-records';
export const POINTS_PATH = '/money/points-records';
export const ADJUSTMENTS_PATH = '/money/adjustments';
