import { diningLimits } from '@app/contract/verticals/dining/limits';
import { sql } from 'kysely';
import type { TravelVertical } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { extendHold, ordersPastDeadline } from '../db/booking.repo.ts';
import { isOfNights } from '../db/report.repo.ts';
import { saidOf } from '../db/said.repo.ts';
import { merchantOfRestaurant, restaurantsOfMerchant } from '../db/staff-restaurant.repo.ts';
import { diningFacts } from '../domain/dining-facts.ts';
import { asRequest } from '../domain/dining-request.ts';
import { asSnapshot, DINING_NAMES, describeDining, promisedTable } from '../domain/dining-snapshot.ts';
import { quartersOfDays } from '../domain/next-times.ts';
import { amendTable } from './amend-table.ts';
import { tableDeals } from './deal-tables.ts';
import { holdTable, holdTableAgain, releaseTable, takeTable } from './hold-tables.ts';
import { restaurantNow } from './kept-restaurants.ts';
import { offerTable } from './offer-table.ts';
import { canHaveSecond } from './own-tables.ts';
import { DINING, dropTables } from './tags.ts';
import { endWaits } from './waiting/end-waits.ts';

/** What restaurants give to travel. */
export const diningVertical = (platform: Platform): TravelVertical => ({
  kind: 'dining',
  standsIn: (cityId) => sql`o.subject_id IN (SELECT id FROM restaurant WHERE city_id = ${cityId})`,
  countsOn: isOfNights,
  quote: (db, of) => offerTable(platform, db, of),
  hold: (tx, order) => holdTable(platform, tx, order),
  extend: extendHold,
  take: (tx, orderId) => takeTable(platform, tx, orderId),
  release: (tx, orderId) => releaseTable(platform, tx, orderId),
  holdAgain: (tx, order) => holdTableAgain(platform, tx, order),
  holdersPastDeadline: async (db, request) => {
    const { restaurantId, day } = asRequest(request);
    await endWaits(platform, restaurantId);
    const restaurant = await restaurantNow(platform, db, restaurantId);
    return restaurant ? ordersPastDeadline(db, { restaurantId, ...quartersOfDays(restaurant, day, 1) }) : [];
  },
  amend: amendTable(platform),
  promised: promisedTable,
  namedIn: DINING_NAMES,
  describe: (snapshot, lang) => describeDining(snapshot, lang),
  facts: diningFacts,
  describeNow: async (db, { orderId, snapshot, lang, own }) => {
    // Whose table it is stays here: the rest is shown.
    const { sitting, ...said } = await saidOf(db, orderId);
    if (!own) return describeDining(snapshot, lang, { ...said, beside: null });
    return describeDining(snapshot, lang, said, sitting !== null && (await canHaveSecond(platform, db, sitting)));
  },
  // A table is for whoever is the contact: nobody else is named.
  checkGuests: () => undefined,
  confirming: {
    minutes: async (_platform, snapshot) => (asSnapshot(snapshot).confirm === 'system' ? 0 : null),
    promisedMinutes: diningLimits.confirmMinutes,
  },
  issue: async () => [],
  deals: tableDeals,
  scoreChanged: async (tx) => dropTables(platform, tx),
  offered: {
    tag: DINING,
    any: async (db) => {
      const { rows } = await sql<{ any: boolean }>`
        SELECT EXISTS (SELECT FROM restaurant WHERE online) AS any`.execute(db);
      return rows[0]?.any ?? false;
    },
  },
  lateMinutes: async (db, orderId) => (await saidOf(db, orderId)).late?.minutes ?? null,
  merchants: {
    subjects: restaurantsOfMerchant,
    of: merchantOfRestaurant,
  },
  inCity: async (db, cityId) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM restaurant WHERE city_id = ${cityId}`.execute(db);
    return rows[0]?.count ?? 0;
  },
});
