import { minuteText } from '@app/contract/core/time-words';
import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { useAnswer } from '../../api/use-answer';
import { currentLocale } from '../../text/locale';

/** The shop's time zone, once it is known. */
export const useShopZone = (): string | undefined =>
  useAnswer(staffDealEndpoints.dealTerms, {}, { keepMs: 300_000 }).data?.timeZone;

/** Day and minute on the clock of a zone. */
export const zonedText = (moment: string, zone: string): string =>
  minuteText({ locale: currentLocale(), timeZone: zone }, new Date(moment));
