// Generated from the folders of the verticals by `npm run generate`.

import { errors as combos } from './combos/errors.ts';
import { errors as dining } from './dining/errors.ts';
import { errors as flights } from './flights/errors.ts';
import { errors as hotels } from './hotels/errors.ts';
import { errors as meals } from './meals/errors.ts';
import { errors as tourCombos } from './tour-combos/errors.ts';
import { errors as tours } from './tours/errors.ts';

export const verticalErrors = {
  ...combos,
  ...dining,
  ...flights,
  ...hotels,
  ...meals,
  ...tourCombos,
  ...tours,
} as const;
