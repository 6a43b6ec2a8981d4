/** Back-office permissions of hotels, below the directory `travel`. */
export const permissions = {
  'travel.hotels': { type: 'menu', parent: 'travel', icon: 'building-skyscraper' },
  'travel.hotels.view': { type: 'api', parent: 'travel.hotels' },
  'travel.hotels.page': { type: 'page', parent: 'travel.hotels', icon: 'file-pencil', route: ':id' },
  'travel.hotels.edit': { type: 'button', parent: 'travel.hotels.page' },
  'travel.hotels.list': { type: 'button', parent: 'travel.hotels' },
  'travel.hotels.calendar': { type: 'button', parent: 'travel.hotels.page' },
  'travel.hotel_report': { type: 'menu', parent: 'travel', icon: 'chart-histogram' },
  'travel.hotel_report.view': { type: 'api', parent: 'travel.hotel_report' },
} as const;
