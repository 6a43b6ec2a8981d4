import { useT } from '@app/client/i18n';
import { dateIn } from '@app/contract/core/time-words';
import { REMIND_MINUTES } from '@app/contract/deals/deal-facts';
import type { DealCard } from '@app/contract/deals/views';
import { useTimeZone } from '../../shell/time-zone.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import { useToday } from '../../widgets/travel/dates/use-today.ts';
import { useDealDaysText } from '../../widgets/travel/search/deal-days-text.ts';
import { useDealPer } from './deal-per.ts';

const MINUTE_MS = 60_000;

/** Writes what is said of deals: where and for which days they are, when they begin, when one is reminded. */
export function useDealWords() {
  const t = useT();
  const per = useDealPer();
  const when = useDealDaysText();
  const moment = useMomentText();
  const zone = useTimeZone();
  const today = useToday();
  const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(t('travel.comma'));
  const isToday = (iso: string): boolean => dateIn(zone, Date.parse(iso)) === today;
  return {
    /** What it is on, where, for which days, and the unit of its price, as one line without what the title says already. */
    about: ({ kind, party, title, subject, place, days, hours, now }: DealCard): string =>
      join(
        title.includes(subject) ? '' : subject,
        title.includes(place) || subject.includes(place) ? '' : place,
        when.short({ days, hours }),
        now ? per({ kind, party }) : '',
      ),
    /** The days and hours it holds on, as a sentence. */
    days: when.whole,
    /** A moment by its time of day, and its date where that is not today. */
    when: (iso: string): string => (isToday(iso) ? moment.clock(iso) : moment.minute(iso)),
    /** What a reminder is asked for with: its time of day where it is sent today. */
    remind: (startsAt: string): string => {
      const at = new Date(Date.parse(startsAt) - REMIND_MINUTES * MINUTE_MS).toISOString();
      return isToday(at) ? t('deal.remind', { time: moment.clock(at) }) : t('deal.remind_soon');
    },
  };
}
