// Generated from the folders of the verticals by `npm run generate`.

import { routes as hotels } from './hotels/routes.ts';

export const verticalRoutes = {
  ...hotels,
} as const;
