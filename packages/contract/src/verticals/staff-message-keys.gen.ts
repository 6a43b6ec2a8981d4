// Generated from the folders of the verticals by `npm run generate`.

import type hotels from './hotels/staff-messages/en-US.ts';

export type VerticalStaffMessageKey = keyof typeof hotels;
