// Generated from the folders of the verticals by `npm run generate`.

import type { Events as dining } from './dining/events.ts';
import type { Events as flights } from './flights/events.ts';
import type { Events as hotels } from './hotels/events.ts';
import type { Events as tours } from './tours/events.ts';

export type VerticalEvents = dining & flights & hotels & tours;
