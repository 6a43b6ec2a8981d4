import { tripLimits } from '@app/contract/trips/limits';
import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { changeEffectsPort, orderNotesPort } from '../travel/public.ts';
import { notesOfOrder } from './db/effect.repo.ts';
import { personalData } from './db/personal-data.ts';
import { deleteTripsOf } from './db/trip.repo.ts';
import { tripRoutes } from './http/trip.routes.ts';
import { effectsOfChange } from './usecases/effects-of-change.ts';
import { tripSubscribers } from './usecases/follow-changes.ts';

export default defineSlice((platform) => ({
  name: 'trips',
  owns: ['trip_effect', 'trip_note', 'trip_share'],
  reads: ['customer', 'travel_order'],
  gives: [
    personalDataPort(personalData),
    erasePort((tx, { customerId }) => deleteTripsOf(tx, customerId)),
    orderNotesPort(notesOfOrder),
    changeEffectsPort((db, of) => effectsOfChange(platform, db, of)),
  ],
  endpoints: tripRoutes(platform),
  subscribers: tripSubscribers(platform),
  invariants: [
    {
      name: 'trips.effects_are_of_what_takes_place',
      promise:
        'What a change does to a booking is kept of those of its own customer, and no quarter of an hour after they ended.',
      sql: `
        SELECT e.id, o.number, o.state FROM trip_effect e JOIN travel_order o ON o.id = e.order_id
        WHERE o.customer_id <> e.customer_id OR (o.state = 'cancelled' AND o.cancelled_at < app_now() - interval '15 minutes')`,
    },
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
