// Generated from the folders of the verticals by `npm run generate`.

import { errors as hotels } from './hotels/errors.ts';

export const verticalErrors = {
  ...hotels,
} as const;
