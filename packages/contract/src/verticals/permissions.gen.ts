// Generated from the folders of the verticals by `npm run generate`.

import { permissions as combos } from './combos/permissions.ts';
import { permissions as dining } from './dining/permissions.ts';
import { permissions as flights } from './flights/permissions.ts';
import { permissions as hotels } from './hotels/permissions.ts';
import { permissions as meals } from './meals/permissions.ts';
import { permissions as tourCombos } from './tour-combos/permissions.ts';
import { permissions as tours } from './tours/permissions.ts';

export const verticalPermissions = {
  ...combos,
  ...dining,
  ...flights,
  ...hotels,
  ...meals,
  ...tourCombos,
  ...tours,
} as const;
