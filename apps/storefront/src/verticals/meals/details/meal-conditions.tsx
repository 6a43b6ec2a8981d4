import { useT } from '@app/client/i18n';
import type { MealDetail } from '@app/contract/verticals/meals/views';
import {
  IconCalendar,
  IconCalendarOff,
  IconClockHour4,
  IconReceiptRefund,
  IconTicket,
  IconToolsKitchen2,
  IconUsers,
  type Icon as Shape,
} from '@tabler/icons-react';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMealWords } from '../../../widgets/dining/meal-words.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import styles from './meal-details.module.css';

/** When, how often and by how many it is used, and what comes back. */
export function MealConditions({ meal }: { readonly meal: MealDetail }) {
  const t = useT();
  const date = useDateText();
  const words = useMealWords();
  const lines: readonly (readonly [icon: Shape, text: string])[] = [
    [IconClockHour4, words.usable(meal.usable)],
    ...(meal.blackout.length > 0
      ? [[IconCalendarOff, t('meal.not_on', { days: words.yearDays(meal.blackout) })] as const]
      : []),
    [IconCalendar, t('meal.until_if_now', { day: date.whole(meal.validTo) })],
    [IconUsers, t('meal.piece_for', { count: meal.people })],
    [
      IconTicket,
      [t('meal.at_one_visit', { count: meal.perTable }), t('meal.each_customer', { count: meal.perCustomer })].join(
        ' ',
      ),
    ],
    [IconToolsKitchen2, t(meal.needsTable ? 'meal.book_table_first' : 'meal.no_table_needed')],
    [IconReceiptRefund, [words.refund(meal), words.atExpiry(meal)].join(' · ')],
  ];
  return (
    <Card>
      <h2 className="h3">{t('meal.how_used')}</h2>
      <ul className={styles.conditions}>
        {lines.map(([icon, text]) => (
          <li key={text}>
            <Icon as={icon} size="m" className="t3" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
