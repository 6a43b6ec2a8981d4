/** Back-office permissions of set meals, below the directory `travel`. */
export const permissions = {
  'travel.dining_sets': { type: 'menu', parent: 'travel', icon: 'bowl-chopsticks' },
  'travel.dining_sets.view': { type: 'api', parent: 'travel.dining_sets' },
  'travel.dining_sets.edit': { type: 'button', parent: 'travel.dining_sets' },
  'travel.dining_sets.list': { type: 'button', parent: 'travel.dining_sets' },
  'travel.dining_scan': { type: 'menu', parent: 'travel', icon: 'qrcode' },
  'travel.dining_scan.view': { type: 'api', parent: 'travel.dining_scan' },
  'travel.dining_scan.redeem': { type: 'button', parent: 'travel.dining_scan' },
  'travel.dining_scan.undo': { type: 'button', parent: 'travel.dining_scan' },
  'travel.meal_report': { type: 'menu', parent: 'travel', icon: 'chart-histogram' },
  'travel.meal_report.view': { type: 'api', parent: 'travel.meal_report' },
} as const;
