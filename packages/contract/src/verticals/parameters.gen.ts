// Generated from the folders of the verticals by `npm run generate`.

import { parameters as flights } from './flights/parameters.ts';

export const verticalParameters = {
  ...flights,
} as const;
