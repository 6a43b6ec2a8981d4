/** Where the list is; a deal opens below it. */
export const TRAVEL_DEALS_PATH = '/trade/travel-deals';
