import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { personalData } from './db/personal-data.ts';
import { interestRoutes } from './http/interests.routes.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { eraseInterests } from './usecases/erase-interests.ts';

export default defineSlice((platform) => ({
  name: 'interests',
  owns: ['customer_category', 'customer_interest', 'customer_size', 'interest'],
  gives: [personalDataPort(personalData), erasePort(eraseInterests)],
  endpoints: [...interestRoutes(platform), ...staffRoutes(platform)],
  invariants: [
    {
      name: 'interests.english',
      promise: 'Everything to choose from has its English name, which the other languages fall back on.',
      sql: `SELECT id FROM interest WHERE NOT name ? 'en-US'`,
    },
    {
      name: 'interests.chosen_limit',
      promise: 'Nobody has chosen more than 50 interests of one kind, nor more than 50 categories.',
      sql: `
        SELECT c.customer_id, i.kind, count(*) AS chosen
          FROM customer_interest c JOIN interest i ON i.id = c.interest_id
         GROUP BY c.customer_id, i.kind HAVING count(*) > 50
        UNION ALL
        SELECT customer_id, 'category', count(*) FROM customer_category GROUP BY customer_id HAVING count(*) > 50`,
    },
  ],
}));
