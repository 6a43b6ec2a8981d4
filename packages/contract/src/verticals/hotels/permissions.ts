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
  'travel.hotel_comments': { type: 'menu', parent: 'travel', icon: 'message-2-star' },
  'travel.hotel_comments.view': { type: 'api', parent: 'travel.hotel_comments' },
  'travel.hotel_comments.hide': { type: 'button', parent: 'travel.hotel_comments' },
} as const;
