/** Where the list is; a deal opens below it. */
export const DEALS_PATH = '/trade/deals';
