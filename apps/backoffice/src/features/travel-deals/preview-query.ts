import type { RequestOf } from '@app/contract/core/endpoint';
import type { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { shapes } from '@app/contract/travel-deals/schemas';
import { bodyOf, type TravelDealDraft } from './travel-deal-form';

export type PreviewQuery = RequestOf<typeof staffTravelDealEndpoints.previewTravelDeal>['query'];

/** What is asked about the terms of a draft; null as long as they are none. */
export function previewQuery(draft: TravelDealDraft): PreviewQuery | null {
  const { kind, key, method, value, quota, perCustomer, travelFrom, travelTo, weekdays, sitting, startsAt } =
    bodyOf(draft);
  const query = {
    kind,
    key,
    method,
    value: String(value),
    quota: String(quota),
    weekdays: weekdays.join(','),
    startsAt,
    ...(perCustomer !== null && { perCustomer: String(perCustomer) }),
    ...(travelFrom !== null && { travelFrom }),
    ...(travelTo !== null && { travelTo }),
    ...(sitting && { sitting: `${sitting.from}-${sitting.to}` }),
  };
  return shapes.previewTravelDeal.query.safeParse(query).success ? query : null;
}
