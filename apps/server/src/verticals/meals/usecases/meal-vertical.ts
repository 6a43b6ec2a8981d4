import { sql } from 'kysely';
import type { TravelVertical } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { restaurantsOfMerchant } from '../../dining/public.ts';
import { codesOf, extendHold, ordersPastDeadline } from '../db/pieces.repo.ts';
import { isPaidOn } from '../db/report.repo.ts';
import { orderOfCode } from '../db/scan.repo.ts';
import { merchantsOfSet } from '../db/staff-set.repo.ts';
import { mealFacts } from '../domain/meal-facts.ts';
import { describeMeal, MEAL_NAMES, promisedMeal } from '../domain/meal-snapshot.ts';
import { mealStops } from '../domain/meal-stops.ts';
import { mealDeals } from './deal-sets.ts';
import { holdMeal, holdMealAgain, releaseMeal, takeMeal } from './hold-pieces.ts';
import { asRequest, offerMeal } from './offer-meal.ts';
import { MEALS } from './tags.ts';

/** What set meals give to travel. */
export const mealVertical = (platform: Platform): TravelVertical => ({
  kind: 'diningcombo',
  countsOn: isPaidOn,
  quote: offerMeal,
  hold: holdMeal,
  extend: extendHold,
  take: takeMeal,
  release: releaseMeal,
  holdAgain: holdMealAgain,
  holdersPastDeadline: (db, request) => ordersPastDeadline(db, asRequest(request).setId),
  promised: promisedMeal,
  namedIn: MEAL_NAMES,
  describe: (snapshot, lang) => describeMeal(snapshot, lang),
  facts: mealFacts,
  describeNow: async (db, { orderId, snapshot, lang, own }) => {
    const codes = await codesOf(db, orderId);
    return describeMeal(snapshot, lang, { codes, own, now: platform.clock.now() });
  },
  // Whoever has a code uses it: nobody is named.
  checkGuests: () => undefined,
  // It is used whenever its customer likes.
  takes: () => [],
  stops: mealStops,
  confirming: { minutes: async () => 0, promisedMinutes: 1 },
  issue: async () => [],
  isOver: async (tx, orderId) => (await codesOf(tx, orderId)).every(({ state }) => state !== 'usable'),
  orderOfCode,
  merchants: {
    subjects: (merchantId) => sql`SELECT set_id FROM dining_set_place
      WHERE restaurant_id IN (${restaurantsOfMerchant(merchantId)})`,
    of: merchantsOfSet,
  },
  deals: mealDeals,
  offered: {
    tag: MEALS,
    any: async (db) => {
      const { rows } = await sql<{ any: boolean }>`
        SELECT EXISTS (SELECT FROM dining_set WHERE online) AS any`.execute(db);
      return rows[0]?.any ?? false;
    },
  },
});
