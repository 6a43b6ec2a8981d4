import type { StopsOf } from '../../../modules/travel/public.ts';

/** Set meals may be used on any day until they end. */
export const mealStops: StopsOf = (_subject, { startsAt, endsAt }) => [{ what: 'anytime', startsAt, endsAt }];
