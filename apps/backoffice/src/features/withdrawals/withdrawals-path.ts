/** Where the list of withdrawals is; one of them stands below it. */
export const WITHDRAWALS_PATH = '/money/withdrawals';
