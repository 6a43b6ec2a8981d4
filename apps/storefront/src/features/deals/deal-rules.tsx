import { useT } from '@app/client/i18n';
import { DEAL_UNITS, isOnBundles, PRIOR_DAYS } from '@app/contract/deals/deal-facts';
import type { DealDetail } from '@app/contract/deals/views';
import {
  IconCalendar,
  IconCalendarEvent,
  IconClock,
  IconHourglass,
  IconReceiptRefund,
  IconTag,
  IconTicket,
  IconToolsKitchen2,
  IconUser,
} from '@tabler/icons-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import styles from './deal-rules.module.css';
import { useDealWords } from './deal-words.ts';

/** Until when and for which days it can be had, how much of it, and what else holds. */
export function DealRules({ deal }: { readonly deal: DealDetail }) {
  const t = useT();
  const words = useDealWords();
  const moment = useMomentText();
  const date = useDateText();
  const { perCustomer, keptMinutes, days } = deal;
  const dated = days !== null || deal.calendar.length > 0;
  const was = deal.pricesSince
    ? t('deal.rule.was_since', { day: date.whole(deal.pricesSince) })
    : t('deal.rule.was', { days: PRIOR_DAYS });
  const rules = [
    { icon: IconHourglass, text: t('deal.rule.until', { until: moment.minute(deal.endsAt) }) },
    { icon: IconCalendar, text: dated ? words.days(deal) : null },
    { icon: IconCalendarEvent, text: days !== null && isOnBundles(deal.kind) ? t('deal.rule.first_day') : null },
    { icon: IconToolsKitchen2, text: deal.kind === 'table' ? t('deal.rule.table') : null },
    {
      icon: IconUser,
      text: perCustomer === null ? null : t(`deal.each.${DEAL_UNITS[deal.kind]}`, { count: perCustomer }),
    },
    { icon: IconClock, text: keptMinutes === null ? null : t('deal.rule.kept', { minutes: keptMinutes }) },
    { icon: IconTag, text: deal.was ? was : null },
    { icon: IconTicket, text: t('deal.rule.points') },
    { icon: IconReceiptRefund, text: t('deal.rule.terms') },
  ];
  return (
    <Card>
      <h2 className={`h3 ${styles.title}`}>{t('deal.rules')}</h2>
      <ul>
        {rules.map(({ icon, text }) =>
          text ? (
            <li key={text} className={`sub ${styles.rule}`}>
              <Icon as={icon} size="m" />
              <p>{text}</p>
            </li>
          ) : null,
        )}
      </ul>
    </Card>
  );
}
