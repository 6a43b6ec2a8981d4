import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import type { MealCard } from '@app/contract/verticals/meals/views';
import { IconCalendar, IconReceiptRefund, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink, TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useDateText } from '../travel/dates/date-text.ts';
import cards from './meal-card.module.css';
import { Saving } from './meal-card.tsx';
import { useMealWords } from './meal-words.ts';
import styles from './place-meals.module.css';

const FIRST = 3;

function Ticket({ meal }: { readonly meal: MealCard }) {
  const t = useT();
  const date = useDateText();
  const words = useMealWords();
  const href = hrefTo('mealDetails', { set: meal.id });
  return (
    <article className={cards.card}>
      <div className={cards.up}>
        <div className={cards.picture}>
          <Picture src={meal.cover} alt="" width={96} />
        </div>
        <div className="grow">
          <h3 className="semi clip2">{meal.name}</h3>
          <ul className={`sub t2 num ${styles.facts}`}>
            <li>
              <Icon as={IconCalendar} size="s" className="t3" />
              {[words.usable(meal.usable), t('meal.until', { day: date.day(meal.validTo) })].join(t('travel.comma'))}
            </li>
            <li>
              <Icon as={IconReceiptRefund} size="s" className="t3" />
              {words.refund(meal)}
            </li>
            <li>
              <Icon as={IconUsers} size="s" className="t3" />
              {t('meal.piece_for', { count: meal.people })}
            </li>
          </ul>
        </div>
      </div>
      <div className={cards.down}>
        <Saving meal={meal} />
        <ButtonLink kind="soft" href={href}>
          {t('meal.see')}
          <span className="visually-hidden">: {meal.name}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** Set meals that a restaurant serves; nothing while there are none, or they could not be read. */
export function PlaceMeals({ restaurant }: { readonly restaurant: { readonly id: string; readonly cityId: string } }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const read = useEndpoint(mealEndpoints.mealSearch, { query: { city: restaurant.cityId, restaurant: restaurant.id } });
  const meals = read.data?.list ?? [];
  if (meals.length === 0) return null;
  return (
    <Section title={t('meal.tab_meals')} action={<span className="sub t3">{t('meal.bought_now')}</span>}>
      {meals.slice(0, all ? meals.length : FIRST).map((meal) => (
        <Ticket key={meal.id} meal={meal} />
      ))}
      {meals.length > FIRST && !all ? (
        <TextButton onClick={() => setAll(true)}>{t('meal.all', { count: meals.length })}</TextButton>
      ) : null}
    </Section>
  );
}
