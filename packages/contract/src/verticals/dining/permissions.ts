/** Back-office permissions of restaurants, below the directory `travel`. */
export const permissions = {
  'travel.restaurants': { type: 'menu', parent: 'travel', icon: 'building-store' },
  'travel.restaurants.view': { type: 'api', parent: 'travel.restaurants' },
  'travel.restaurants.edit': { type: 'button', parent: 'travel.restaurants' },
  'travel.restaurants.list': { type: 'button', parent: 'travel.restaurants' },
  'travel.dining_book': { type: 'menu', parent: 'travel', icon: 'book-2' },
  'travel.dining_book.view': { type: 'api', parent: 'travel.dining_book' },
  'travel.dining_book.seat': { type: 'button', parent: 'travel.dining_book' },
  'travel.dining_book.tables': { type: 'button', parent: 'travel.dining_book' },
  'travel.dining_report': { type: 'menu', parent: 'travel', icon: 'chart-histogram' },
  'travel.dining_report.view': { type: 'api', parent: 'travel.dining_report' },
} as const;
