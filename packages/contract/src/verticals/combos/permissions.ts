/** Back-office permissions of combos across kinds, below the directory `travel`. */
export const permissions = {
  'travel.combos': { type: 'menu', parent: 'travel', icon: 'backpack' },
  'travel.combos.view': { type: 'api', parent: 'travel.combos' },
  'travel.combos.edit': { type: 'button', parent: 'travel.combos' },
  'travel.combos.list': { type: 'button', parent: 'travel.combos' },
} as const;
