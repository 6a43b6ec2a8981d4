import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { weekdayTexts } from '@app/contract/core/time-words';
import type { OpeningHours, RestaurantDetail } from '@app/contract/verticals/dining/views';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import { IconWell } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from '../../../widgets/dining/restaurant-head.module.css';
import { useNumberText } from '../../../widgets/number-text.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { DetailsSheet } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceRow } from '../../../widgets/travel/place/place-row.tsx';
import { ScoreBadge, scoreWord } from '../../../widgets/travel/place/score-badge.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { useDiningWords } from '../dining-words.ts';
import { hoursOn } from './opening-hours.ts';

const MONDAY = 1;

/** The hours of a day in words; closed where there are none. */
function useHoursText() {
  const t = useT();
  return (hours: readonly OpeningHours[]): string =>
    hours.length === 0
      ? t('dining.shut')
      : hours.map(({ opens, closes }) => t('dining.from_to', { from: opens, to: closes })).join(t('travel.list_comma'));
}

/** The hours of each weekday, and the days to come on which it stays closed. */
function Week({ restaurant }: { readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const date = useDateText();
  const text = useHoursText();
  const locale = usePreferences((state) => state.locale);
  return (
    <>
      <dl>
        {weekdayTexts(locale, MONDAY).map(({ long }, index) => {
          const hours = restaurant.hours.filter(({ weekday }) => weekday === index + 1);
          const last = hours.map(({ lastSeating }) => lastSeating).join(t('travel.list_comma'));
          return (
            <KeyValue key={long} name={long}>
              <span className={styles.line}>{text(hours)}</span>
              {hours.length > 0 ? (
                <span className={`cap t3 ${styles.line}`}>{t('dining.last_seating', { last })}</span>
              ) : null}
            </KeyValue>
          );
        })}
      </dl>
      {restaurant.closedDays.length > 0 ? (
        <p className="sub t2">
          {t('dining.closed_on', { days: restaurant.closedDays.map(date.day).join(t('travel.list_comma')) })}
        </p>
      ) : null}
    </>
  );
}

function Hours({ restaurant }: { readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const asking = useAsking<'week'>();
  const text = useHoursText();
  return (
    <>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => asking.ask('week')}>
        <IconWell>
          <Icon as={IconClock} size="m" />
        </IconWell>
        <span className="grow">
          <span className={styles.line}>
            {t('dining.today')} {text(hoursOn(restaurant, restaurant.today))}
          </span>
          <span className={`sub t3 ${styles.line}`}>
            {t(restaurant.openNow ? 'dining.is_open' : 'dining.is_shut', { time: restaurant.now })}
          </span>
        </span>
        <Icon as={IconChevronRight} size="m" className="t3" />
      </button>
      <Sheet open={asking.what === 'week'} onClose={asking.close} title={t('dining.hours_title')}>
        <Week restaurant={restaurant} />
      </Sheet>
    </>
  );
}

/** Name and score, what is cooked for how much, where it is and when it is open. */
export function RestaurantHead({ restaurant }: { readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const number = useNumberText();
  const words = useDiningWords();
  const { name, address, latitude, longitude, phone, score, reviews } = restaurant;
  const facts = [words.cuisines(restaurant), words.spend(restaurant)].join(t('travel.comma'));
  const rated =
    score === null
      ? t('dining.no_reviews')
      : [scoreWord(t, score), t('dining.reviews', { count: reviews, shown: number(reviews) })].join(t('travel.comma'));
  return (
    <DetailsSheet>
      <div className={styles.title}>
        <div className="grow">
          <h1 className="h1">{name}</h1>
          <p className={`sub t2 ${styles.facts}`}>
            <span className={styles.line}>{facts}</span>
            <span className={styles.line}>{rated}</span>
          </p>
        </div>
        {score === null ? null : <ScoreBadge score={score} large />}
      </div>
      <PlaceRow
        place={{ name, address, latitude, longitude, phone }}
        note={[restaurant.area || restaurant.city, words.distance(restaurant)].join(t('travel.comma'))}
        title={t('dining.location')}
      />
      <Hours restaurant={restaurant} />
    </DetailsSheet>
  );
}
