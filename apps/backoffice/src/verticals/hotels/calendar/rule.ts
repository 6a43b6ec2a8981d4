import type { RequestOf } from '@app/contract/core/endpoint';
import type { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import type { Days } from '../../../ui/range-picker';

export const PRICE_CHANGES = ['keep', 'set', 'percent', 'raise', 'lower'] as const;
export const FLAG_CHANGES = ['keep', 'yes', 'no'] as const;
export type PriceChange = (typeof PRICE_CHANGES)[number];
type FlagChange = (typeof FLAG_CHANGES)[number];

/** A change of the calendar as the form holds it; what is kept or empty stays as it is. */
export type RuleDraft = {
  days: Days | undefined;
  weekdays: number[];
  planIds: string[];
  roomTypeIds: string[];
  price: PriceChange;
  amountUsd: number | null;
  percent: number | null;
  minimumStay: number | null;
  closed: FlagChange;
  closedToArrival: FlagChange;
  closedToDeparture: FlagChange;
  units: number | null;
};

/** A rule that changes nothing yet, of what was chosen in the grid. */
export const blankRule = (of: { days: Days; planIds: string[]; roomTypeIds: string[] }): RuleDraft => ({
  ...of,
  weekdays: [],
  price: of.planIds.length > 0 ? 'set' : 'keep',
  amountUsd: null,
  percent: null,
  minimumStay: null,
  closed: 'keep',
  closedToArrival: 'keep',
  closedToDeparture: 'keep',
  units: null,
});

type RuleBody = RequestOf<typeof staffHotelEndpoints.applyCalendarRule>['body'];

function priceOf({ price, amountUsd, percent }: RuleDraft): RuleBody['price'] {
  if (price === 'percent') return percent === null ? undefined : { kind: 'percent', percent };
  if (price === 'keep' || amountUsd === null) return undefined;
  if (price === 'set') return { kind: 'set', usd: amountUsd };
  return { kind: 'add', usd: price === 'raise' ? amountUsd : -amountUsd };
}

/** What is sent of a rule: only what it changes. */
export function ruleBody(draft: RuleDraft): RuleBody {
  const price = priceOf(draft);
  const flag = (name: 'closed' | 'closedToArrival' | 'closedToDeparture') =>
    draft[name] === 'keep' ? {} : { [name]: draft[name] === 'yes' };
  return {
    from: draft.days?.from ?? '',
    to: draft.days?.to ?? '',
    weekdays: draft.weekdays,
    planIds: draft.planIds,
    roomTypeIds: draft.roomTypeIds,
    ...(price ? { price } : {}),
    ...(draft.minimumStay === null ? {} : { minimumStay: draft.minimumStay }),
    ...(draft.units === null ? {} : { units: draft.units }),
    ...flag('closed'),
    ...flag('closedToArrival'),
    ...flag('closedToDeparture'),
  };
}

/** Whether a rule would change anything. */
export function changesNothing(draft: RuleDraft): boolean {
  const { from: _from, to: _to, weekdays: _days, planIds, roomTypeIds, units, ...plans } = ruleBody(draft);
  const ofRooms = roomTypeIds && roomTypeIds.length > 0 && units !== undefined;
  const ofPlans = planIds && planIds.length > 0 && Object.keys(plans).length > 0;
  return !ofRooms && !ofPlans;
}
