import { useT } from '@app/client/i18n';
import type { MealDetail } from '@app/contract/verticals/meals/views';
import { IconChevronRight } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Saving } from '../../../widgets/dining/meal-card.tsx';
import { useMealWords } from '../../../widgets/dining/meal-words.ts';
import head from '../../../widgets/dining/restaurant-head.module.css';
import { useNumberText } from '../../../widgets/number-text.ts';
import { useSoldText } from '../../../widgets/sold-text.ts';
import { DetailsSheet } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceRow } from '../../../widgets/travel/place/place-row.tsx';
import { ScoreBadge, scoreWord } from '../../../widgets/travel/place/score-badge.tsx';
import styles from './meal-details.module.css';

/** Name and score, what it costs and what its dishes would, how many were sold and are left. */
export function MealHead({ meal }: { readonly meal: MealDetail }) {
  const t = useT();
  const number = useNumberText();
  const sold = useSoldText();
  const words = useMealWords();
  const rated =
    meal.score === null
      ? t('dining.no_reviews')
      : [scoreWord(t, meal.score), t('dining.reviews', { count: meal.reviews, shown: number(meal.reviews) })].join(
          t('travel.comma'),
        );
  const facts = [t('dining.people', { count: meal.people }), words.places(meal.places)].join(' · ');
  return (
    <DetailsSheet>
      <div className={head.title}>
        <div className="grow">
          <h1 className="h1">{meal.name}</h1>
          <p className={`sub t2 ${head.facts}`}>
            <span className={head.line}>{facts}</span>
            <span className={head.line}>
              {[rated, meal.sold > 0 ? sold(meal.sold) : ''].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
        {meal.score === null ? null : <ScoreBadge score={meal.score} large />}
      </div>
      <div className={styles.price}>
        <Saving meal={meal} />
        {meal.left ? <Tag tone="warn">{t('meal.left', { count: meal.left })}</Tag> : null}
      </div>
      {meal.story ? <p className={`t2 ${styles.story}`}>{meal.story}</p> : null}
    </DetailsSheet>
  );
}

/** Restaurants that serve it, each with its surroundings and its tables. */
export function MealPlaces({ places }: { readonly places: MealDetail['places'] }) {
  const t = useT();
  return (
    <Card>
      <h2 className="h3">{t('meal.served_at', { count: places.length })}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.id} className={styles.place}>
            <a className={styles.name} href={hrefTo('diningDetails', { id: place.id })}>
              <span className="semi grow">{place.name}</span>
              <span className="sub brand">{t('meal.see_tables')}</span>
              <Icon as={IconChevronRight} size="s" className="brand" />
            </a>
            <PlaceRow
              place={place}
              note={[place.area, place.city].filter(Boolean).join(t('travel.comma'))}
              title={place.name}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
