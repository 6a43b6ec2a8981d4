import { useT } from '@app/client/i18n';
import type { TourCard as Tour } from '@app/contract/verticals/tours/views';
import { IconShieldCheck } from '@tabler/icons-react';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import styles from '../../../widgets/tours/tour-card.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { ScoreBadge } from '../../../widgets/travel/place/score-badge.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import { MonthsStrip } from './months-strip.tsx';

type CardProps = { readonly tour: Tour; readonly href: string; readonly eager?: boolean };

/** The cover, and that the next departure is guaranteed. */
function Cover({ tour, eager, width }: Pick<CardProps, 'tour' | 'eager'> & { readonly width: number }) {
  const t = useT();
  return (
    <span className={styles.pictures}>
      <Picture src={tour.cover} alt="" width={width} eager={eager ?? false} />
      {tour.next.guaranteed ? (
        <span className={styles.sure}>
          <Icon as={IconShieldCheck} size="s" />
          {t('tours.guaranteed')}
        </span>
      ) : null}
    </span>
  );
}

/** How the next departure stands: few places, how many people it still needs, or the days after it. */
function Standing({ tour }: { readonly tour: Tour }) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const { next } = tour;
  if (next.seatsLeft !== null) {
    return <p className="cap semi accent">{t('tours.seats_left', { count: next.seatsLeft })}</p>;
  }
  if (!next.guaranteed && next.minPeople > next.booked) {
    return <p className="cap t2">{t('tours.runs_from', { count: next.minPeople, booked: next.booked })}</p>;
  }
  const later = tour.nextDays.filter((day) => day !== next.day).map((day) => date.day(day));
  return later.length > 0 ? <p className="cap t2">{t('tours.also_on', { days: words.list(later) })}</p> : null;
}

/** What one adult pays. */
function Cost({ tour }: { readonly tour: Tour }) {
  const t = useT();
  return (
    <p className={styles.cost}>
      <DealTag deal={tour.deal} />
      <Price price={tour.adultPrice} size="l" deal={tour.deal !== null} />
      <span className={`cap t3 ${styles.below}`}>{t('tours.per_adult')}</span>
      <MemberPrice price={tour.adultPrice} taxPercent={tour.taxPercent} />
    </p>
  );
}

/** A tour in a list; a press anywhere opens it. */
export function TourCard({ tour, href, eager }: CardProps) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const facts = [words.length(tour), tour.city, t('tours.group_of', { count: tour.groupSize })];
  return (
    <article className={styles.card}>
      <Cover tour={tour} eager={eager ?? false} width={343} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className="h3 clip2">
            <a className={styles.link} href={href}>
              {tour.name}
            </a>
          </h2>
          {tour.score === null ? null : <ScoreBadge score={tour.score} />}
        </div>
        <p className="sub t2">{facts.join(t('travel.comma'))}</p>
        <MonthsStrip good={tour.goodMonths} />
        <div className={styles.foot}>
          <div>
            <p className="sub semi">{date.weekday(tour.next.day)}</p>
            <Standing tour={tour} />
          </div>
          <Cost tour={tour} />
        </div>
      </div>
    </article>
  );
}

/** A tour among others in a row. */
export function SmallTourCard({ tour, href }: CardProps) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  return (
    <article className={styles.small}>
      <Cover tour={tour} width={240} />
      <div className={styles.smallBody}>
        <h3 className="semi clip2">
          <a className={styles.link} href={href}>
            {tour.name}
          </a>
        </h3>
        <p className="cap t2 clip1">{[words.length(tour), tour.city].join(t('travel.comma'))}</p>
        <div className={styles.foot}>
          <div>
            <p className="cap semi">{date.weekday(tour.next.day)}</p>
            {tour.next.seatsLeft === null ? null : (
              <p className="cap semi accent">{t('tours.seats_left', { count: tour.next.seatsLeft })}</p>
            )}
          </div>
          <p className={styles.cost}>
            <DealTag deal={tour.deal} />
            <Price price={tour.adultPrice} deal={tour.deal !== null} />
            <span className={`cap t3 ${styles.below}`}>{t('tours.per_adult')}</span>
            <MemberPrice price={tour.adultPrice} taxPercent={tour.taxPercent} />
          </p>
        </div>
      </div>
    </article>
  );
}
