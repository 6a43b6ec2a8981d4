/** Back-office permissions of tour combos, below the directory `travel`. */
export const permissions = {
  'travel.tour_combos': { type: 'menu', parent: 'travel', icon: 'package', after: 'travel.tours' },
  'travel.tour_combos.view': { type: 'api', parent: 'travel.tour_combos' },
  'travel.tour_combos.edit': { type: 'button', parent: 'travel.tour_combos' },
  'travel.tour_combos.list': { type: 'button', parent: 'travel.tour_combos' },
} as const;
