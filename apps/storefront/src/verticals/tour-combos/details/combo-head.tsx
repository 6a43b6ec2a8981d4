import { useT } from '@app/client/i18n';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { IconCalendar, IconCalendarEvent, IconDiscount, IconRoute } from '@tabler/icons-react';
import { Card } from '../../../ui/card.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import { FactIcons } from '../../../widgets/tours/fact-icons.tsx';
import details from '../../../widgets/tours/tour-details.module.css';
import { DetailsSheet, Story } from '../../../widgets/travel/place/details-page.tsx';

/** Name, place, and the four facts: tours, days, the window, what is taken off. */
export function ComboHead({ combo }: { readonly combo: TourComboDetail }) {
  const t = useT();
  const number = useNumberText();
  const facts = [
    { icon: IconRoute, text: t('tours.count', { count: combo.parts.length }) },
    { icon: IconCalendar, text: t('tours.days', { count: combo.days }) },
    { icon: IconCalendarEvent, text: t('tours.combo.within', { count: combo.windowDays }) },
    { icon: IconDiscount, text: t('tours.combo.up_to', { percent: number(combo.percent) }) },
  ] as const;
  return (
    <DetailsSheet closed>
      <div className={details.title}>
        <h1 className="h1 grow">{combo.name}</h1>
      </div>
      <p className={`sub t2 ${details.rated}`}>{[combo.city, combo.country].join(t('travel.comma'))}</p>
      <FactIcons facts={facts} />
    </DetailsSheet>
  );
}

/** What the combo is about; a long story is opened when asked for. */
export function ComboStory({ combo }: { readonly combo: TourComboDetail }) {
  const t = useT();
  if (!combo.story) return null;
  return (
    <Card>
      <h2 className={`h3 ${details.cardHead}`}>{t('tours.combo.about')}</h2>
      <Story text={combo.story} />
    </Card>
  );
}
