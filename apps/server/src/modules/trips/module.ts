import { tripLimits } from '@app/contract/trips/limits';
import { defineSlice } from '../../platform/slice.ts';
import { erasePort } from '../accounts/core.ts';
import { deleteTripsOf } from './db/trip.repo.ts';
import { tripRoutes } from './http/trip.routes.ts';

export default defineSlice((platform) => ({
  name: 'trips',
  owns: ['trip_note', 'trip_share'],
  reads: ['customer'],
  gives: [erasePort((tx, { customerId }) => deleteTripsOf(tx, customerId))],
  endpoints: tripRoutes(platform),
  invariants: [
    {
      name: 'trips.limits',
      promise: `A customer has at most ${tripLimits.notes} notes, ${tripLimits.notesPerDay} of them on one day.`,
      sql: `
        SELECT customer_id, NULL::date AS day, count(*) FROM trip_note GROUP BY customer_id HAVING count(*) > ${tripLimits.notes}
        UNION ALL
        SELECT customer_id, day, count(*) FROM trip_note GROUP BY customer_id, day HAVING count(*) > ${tripLimits.notesPerDay}`,
    },
  ],
}));
