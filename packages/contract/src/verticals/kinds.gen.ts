// Generated from the folders of the verticals by `npm run generate`.

import { kind as hotels } from './hotels/kind.ts';

export const travelKinds = [hotels] as const;
