// Generated from the folders of the verticals by `npm run generate`.

import { permissions as hotels } from './hotels/permissions.ts';

export const verticalPermissions = {
  ...hotels,
} as const;
