// Generated from the folders of the verticals by `npm run generate`.

import { parameters as dining } from './dining/parameters.ts';
import { parameters as flights } from './flights/parameters.ts';
import { parameters as hotels } from './hotels/parameters.ts';

export const verticalParameters = {
  ...dining,
  ...flights,
  ...hotels,
} as const;
