// Generated from the folders of the verticals by `npm run generate`.

import type combos from './combos/messages/en-US.ts';
import type dining from './dining/messages/en-US.ts';
import type flights from './flights/messages/en-US.ts';
import type hotels from './hotels/messages/en-US.ts';
import type meals from './meals/messages/en-US.ts';
import type tourCombos from './tour-combos/messages/en-US.ts';
import type tours from './tours/messages/en-US.ts';

export type VerticalMessageKey = keyof typeof combos | keyof typeof dining | keyof typeof flights | keyof typeof hotels | keyof typeof meals | keyof typeof tourCombos | keyof typeof tours;
