// Generated from the folders of the verticals by `npm run generate`.

import { parameters as dining } from './dining/parameters.ts';
import { parameters as flights } from './flights/parameters.ts';

export const verticalParameters = {
  ...dining,
  ...flights,
} as const;
