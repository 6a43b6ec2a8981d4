import { minuteText } from '@app/contract/core/time-words';
import type { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import type { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import type { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { useAnswer } from '../../api/use-answer';
import { currentLocale } from '../../text/locale';

type Terms =
  | typeof staffDealEndpoints.dealTerms
  | typeof staffTravelDealEndpoints.travelDealTerms
  | typeof staffAllDealsEndpoints.allDealsTerms;

/** The shop's time zone as the terms of deals name it, once it is known. */
export const useZoneOf = (terms: Terms): string | undefined => useAnswer(terms, {}, { keepMs: 300_000 }).data?.timeZone;

/** Day and minute on the clock of a zone. */
export const zonedText = (moment: string, zone: string): string =>
  minuteText({ locale: currentLocale(), timeZone: zone }, new Date(moment));
