// Generated from the folders of the verticals by `npm run generate`.

import type { Events as flights } from './flights/events.ts';

export type VerticalEvents = flights;
