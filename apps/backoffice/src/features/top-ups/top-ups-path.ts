/** Where the list is; a top-up opens below it. */
export const TOP_UPS_PATH = '/money/top-ups';
