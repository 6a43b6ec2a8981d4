import { useT } from '@app/client/i18n';
import type { TourDetail } from '@app/contract/verticals/tours/views';
import { IconCalendar, IconLanguage, IconUsers, IconWalk } from '@tabler/icons-react';
import { Card } from '../../../ui/card.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import { FactIcons } from '../../../widgets/tours/fact-icons.tsx';
import styles from '../../../widgets/tours/tour-details.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { DetailsSheet, Story } from '../../../widgets/travel/place/details-page.tsx';
import { ScoreBadge, scoreWord } from '../../../widgets/travel/place/score-badge.tsx';
import { MonthsStrip } from '../search/months-strip.tsx';

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
    <DetailsSheet closed>
      <div className={styles.title}>
        <h1 className="h1 grow">{tour.name}</h1>
        {tour.score === null ? null : <ScoreBadge score={tour.score} large />}
      </div>
      <p className={`sub t2 ${styles.rated}`}>
        {t('tours.rated_run_by', { rated, operator: tour.operator, city: tour.city })}
      </p>
      <FactIcons facts={facts} />
    </DetailsSheet>
  );
}

/** What it is, in a sentence and as a story, how far one walks, and its good months. */
export function TourStory({ tour }: { readonly tour: TourDetail }) {
  const t = useT();
  const number = useNumberText();
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
      <Story text={tour.story} />
      {effort.length > 0 ? <p className={`sub t2 ${styles.effort}`}>{effort.join(' · ')}</p> : null}
      <MonthsStrip good={tour.goodMonths} />
    </Card>
  );
}
