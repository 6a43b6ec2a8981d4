// Generated from the folders of the verticals by `npm run generate`.

import type combos from './combos/staff-messages/en-US.ts';
import type dining from './dining/staff-messages/en-US.ts';
import type flights from './flights/staff-messages/en-US.ts';
import type hotels from './hotels/staff-messages/en-US.ts';
import type meals from './meals/staff-messages/en-US.ts';
import type tourCombos from './tour-combos/staff-messages/en-US.ts';
import type tours from './tours/staff-messages/en-US.ts';

export type VerticalStaffMessageKey = keyof typeof combos | keyof typeof dining | keyof typeof flights | keyof typeof hotels | keyof typeof meals | keyof typeof tourCombos | keyof typeof tours;
