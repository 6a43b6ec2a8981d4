// Generated from the folders of the verticals by `npm run generate`.

import { routes as combos } from './combos/routes.ts';
import { routes as dining } from './dining/routes.ts';
import { routes as flights } from './flights/routes.ts';
import { routes as hotels } from './hotels/routes.ts';
import { routes as meals } from './meals/routes.ts';
import { routes as tourCombos } from './tour-combos/routes.ts';
import { routes as tours } from './tours/routes.ts';

export const verticalRoutes = {
  ...combos,
  ...dining,
  ...flights,
  ...hotels,
  ...meals,
  ...tourCombos,
  ...tours,
} as const;
