import type { Method } from '@app/contract/core/endpoint';

const BY_RULE = 'no screen: the calendar of a hotel changes nights of several plans and rooms by one rule';

/**
 * Calls of the back office that change something and that no journey makes by a screen, with the reason. The whole run fails when
 * one of them is made after all (then it is taken off), and when another is missing.
 */
export const notPressed: Readonly<Record<`${Method} /${string}`, string>> = {
  'POST /administrators/:id/unlock': 'shops of journeys count no tries, so nobody is locked out',
  'POST /rate-plans/:id/nights': BY_RULE,
  'POST /room-types/:id/nights': BY_RULE,
};
