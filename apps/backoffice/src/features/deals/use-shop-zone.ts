import { intlTag } from '@app/contract/core/locale';
import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { useAnswer } from '../../api/use-answer';
import { currentLocale } from '../../text/locale';

/** The shop's time zone, once it is known. */
export const useShopZone = (): string | undefined =>
  useAnswer(staffDealEndpoints.dealTerms, {}, { keepMs: 300_000 }).data?.timeZone;

/** Day and minute on the clock of a zone. */
export const zonedText = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat(currentLocale() === 'en-US' ? 'en-GB' : intlTag[currentLocale()], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(moment));
