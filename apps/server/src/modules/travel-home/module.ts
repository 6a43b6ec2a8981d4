import { defineSlice } from '../../platform/slice.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { travelHomeRoutes } from './http/travel-home.routes.ts';

export default defineSlice((platform) => ({
  name: 'travel-home',
  owns: ['home_travel_category', 'travel_term'],
  endpoints: [...travelHomeRoutes(platform), ...staffRoutes(platform)],
  invariants: [
    {
      name: 'travel-home.english',
      promise:
        'Every term and every tile of the travel row has its English text, which the other languages fall back on.',
      sql: `
        SELECT 'term' AS kind, id FROM travel_term WHERE coalesce(name ->> 'en-US', '') = ''
        UNION ALL
        SELECT 'tile', id FROM home_travel_category WHERE coalesce(title ->> 'en-US', '') = ''`,
    },
  ],
}));
