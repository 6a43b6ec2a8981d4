import { useT } from '@app/client/i18n';
import type { TourDetail } from '@app/contract/verticals/tours/views';
import { IconCalendar, IconLanguage, IconUsers, IconWalk } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import styles from '../../../widgets/tours/tour-details.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { ScoreBadge, scoreWord } from '../../../widgets/travel/place/score-badge.tsx';
import { MonthsStrip } from '../search/months-strip.tsx';

/** Letters of a story that are shown before the rest is asked for. */
const SHORT = 220;

/** Name, score, who runs it, and the four facts: length, group, languages, effort. */
export function TourHead({ tour }: { readonly tour: TourDetail }) {
  const t = useT();
  const number = useNumberText();
  const words = useTourWords();
  const rated =
    tour.score === null
      ? t('tours.no_reviews')
      : [scoreWord(t, tour.score), t('tours.reviews_count', { count: tour.reviews, shown: number(tour.reviews) })].join(
          t('travel.comma'),
        );
  const facts = [
    { icon: IconCalendar, text: words.length(tour) },
    {
      icon: IconUsers,
      text: tour.kind === 'private' ? t('tours.kind.private') : t('tours.at_most', { count: tour.groupSize }),
    },
    { icon: IconLanguage, text: words.languages(tour.languages) },
    { icon: IconWalk, text: t(`tours.difficulty.${tour.difficulty as 1 | 2 | 3 | 4 | 5}`) },
  ] as const;
  return (
    <div className={styles.sheet}>
      <div className={styles.title}>
        <h1 className="h1 grow">{tour.name}</h1>
        {tour.score === null ? null : <ScoreBadge score={tour.score} large />}
      </div>
      <p className={`sub t2 ${styles.rated}`}>
        {t('tours.rated_run_by', { rated, operator: tour.operator, city: tour.city })}
      </p>
      <ul className={styles.facts}>
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

/** What it is, in a sentence and as a story, how far one walks, and its good months. */
export function TourStory({ tour }: { readonly tour: TourDetail }) {
  const t = useT();
  const number = useNumberText();
  const [all, setAll] = useState(false);
  const long = tour.story.length > SHORT;
  const effort = [
    tour.walkKm ? t('tours.walk_km', { distance: number(tour.walkKm) }) : null,
    tour.ascentMetres ? t('tours.ascent', { metres: number(tour.ascentMetres) }) : null,
    tour.stepFree ? t('tours.step_free') : null,
    tour.minAge > 0 ? t('tours.min_age', { age: tour.minAge }) : null,
  ].filter((text) => text !== null);
  return (
    <Card>
      <h2 className={`h3 ${styles.cardHead}`}>{t('tours.about')}</h2>
      <p className={`semi ${styles.summary}`}>{tour.summary}</p>
      {tour.story ? <p className={`${styles.story} ${long && !all ? styles.clipped : ''}`}>{tour.story}</p> : null}
      {long ? (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.less' : 'common.more')}
        </TextButton>
      ) : null}
      {effort.length > 0 ? <p className={`sub t2 ${styles.effort}`}>{effort.join(' · ')}</p> : null}
      <MonthsStrip good={tour.goodMonths} />
    </Card>
  );
}
