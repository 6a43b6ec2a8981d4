import { useT } from '@app/client/i18n';
import type { TourComboDetail } from '@app/contract/verticals/tours/combo-views';
import { IconCalendar, IconCalendarEvent, IconDiscount, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import details from '../../../widgets/tours/tour-details.module.css';

/** Letters of a story that are shown before the rest is asked for. */
const SHORT = 220;

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
    <div className={details.sheet}>
      <div className={details.title}>
        <h1 className="h1 grow">{combo.name}</h1>
      </div>
      <p className={`sub t2 ${details.rated}`}>{[combo.city, combo.country].join(t('travel.comma'))}</p>
      <ul className={details.facts}>
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon as={icon} />
            <span className="cap t2 clip2">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the combo is about; a long story is opened when asked for. */
export function ComboStory({ combo }: { readonly combo: TourComboDetail }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const long = combo.story.length > SHORT;
  if (!combo.story) return null;
  return (
    <Card>
      <h2 className={`h3 ${details.cardHead}`}>{t('tours.combo.about')}</h2>
      <p className={`${details.story} ${long && !all ? details.clipped : ''}`}>{combo.story}</p>
      {long ? (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.less' : 'common.more')}
        </TextButton>
      ) : null}
    </Card>
  );
}
