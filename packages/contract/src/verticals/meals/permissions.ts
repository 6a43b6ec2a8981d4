/** Back-office permissions of set meals, below the tables of a day until they have pages of their own. */
export const permissions = {
  'travel.dining_scan.view': { type: 'api', parent: 'travel.dining_book' },
  'travel.dining_scan.redeem': { type: 'button', parent: 'travel.dining_book' },
  'travel.dining_scan.undo': { type: 'button', parent: 'travel.dining_book' },
} as const;
