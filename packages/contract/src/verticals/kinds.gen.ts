// Generated from the folders of the verticals by `npm run generate`.

import { kind as dining } from './dining/kind.ts';
import { kind as flights } from './flights/kind.ts';
import { kind as hotels } from './hotels/kind.ts';
import { kind as meals } from './meals/kind.ts';
import { kind as tours } from './tours/kind.ts';

export const travelKinds = [dining, flights, hotels, meals, tours] as const;
