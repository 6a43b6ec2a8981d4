/** Back-office permissions of tours, below the directory `travel`. */
export const permissions = {
  'travel.tours': { type: 'menu', parent: 'travel', icon: 'luggage' },
  'travel.tours.view': { type: 'api', parent: 'travel.tours' },
  'travel.tours.edit': { type: 'button', parent: 'travel.tours' },
  'travel.tours.list': { type: 'button', parent: 'travel.tours' },
  'travel.tours.resell': { type: 'button', parent: 'travel.tours' },
  'travel.tour_board': { type: 'menu', parent: 'travel', icon: 'list-check' },
  'travel.tour_board.view': { type: 'api', parent: 'travel.tour_board' },
  'travel.tour_board.departures': { type: 'button', parent: 'travel.tour_board' },
  'travel.tour_board.decide': { type: 'button', parent: 'travel.tour_board' },
  'travel.tour_report': { type: 'menu', parent: 'travel', icon: 'chart-histogram' },
  'travel.tour_report.view': { type: 'api', parent: 'travel.tour_report' },
} as const;
