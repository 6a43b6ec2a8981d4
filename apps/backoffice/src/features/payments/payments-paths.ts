/** Where the review queue is. */
export const DESK_PATH = '/money/desk';
/** Where all payments are. */
export const RECORDS_PATH = '/money/payments';
