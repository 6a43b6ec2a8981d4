import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { DiningFacility } from '@app/contract/verticals/dining/facts';
import type { FreeTime, RestaurantCard as Restaurant } from '@app/contract/verticals/dining/views';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { ScoreBadge } from '../../../widgets/travel/place/score-badge.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import { useDiningWords } from '../dining-words.ts';
import slots from '../slots.module.css';
import { PriceLevel } from './price-level.tsx';
import styles from './restaurant-card.module.css';

/** What makes a place worth the way, the likeliest first: one of them stands on its picture. */
const FLAGS = [
  'water_view',
  'outdoor',
  'chef_counter',
  'private_room',
  'live_music',
] as const satisfies DiningFacility[];

/** A free time; it leads to the restaurant with this time chosen. */
function Time(props: { readonly free: FreeTime; readonly day: LocalDate; readonly href: string }) {
  const t = useT();
  const date = useDateText();
  const { free, day } = props;
  const shown = free.nextDay ? addDays(free.day, 1) : free.day;
  return (
    <a className={slots.slot} href={props.href}>
      {free.day === day ? null : <span>{date.weekday(shown)}</span>}
      {free.time}
      {free.nextDay && free.day === day ? <small>{t('dining.next_day')}</small> : null}
      {free.state === 'few' ? <small className={slots.few}>{t('dining.few')}</small> : null}
    </a>
  );
}

/** The next free times; before them why there is none at the time asked for. */
function Times(props: {
  readonly restaurant: Restaurant;
  readonly day: LocalDate;
  readonly hrefOf: (time?: FreeTime) => string;
}) {
  const t = useT();
  const date = useDateText();
  const { restaurant, day } = props;
  const { times, problem } = restaurant;
  const other = times.length > 0 && times.every((free) => free.day !== day);
  const why =
    problem === 'party' && restaurant.mostTogether > 0
      ? t('dining.too_many', { count: restaurant.mostTogether })
      : problem
        ? t(`dining.why.${problem}`)
        : t('dining.full_on', { day: date.weekday(day) });
  return (
    <>
      {times.length === 0 || other ? (
        <p className={`sub t2 ${styles.why}`}>{other ? t('dining.why_then_next', { why }) : why}</p>
      ) : null}
      {times.length > 0 ? (
        <div className={`${slots.row} ${styles.times}`}>
          {times.map((free) => (
            <Time key={`${free.day} ${free.time}`} free={free} day={day} href={props.hrefOf(free)} />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** A restaurant in a list with its next free times. A press beside them opens it. */
export function RestaurantCard(props: {
  readonly restaurant: Restaurant;
  /** The day that is looked at. */
  readonly day: LocalDate;
  readonly hrefOf: (time?: FreeTime) => string;
  readonly eager?: boolean;
}) {
  const t = useT();
  const words = useDiningWords();
  const format = usePriceFormat();
  const { restaurant } = props;
  const flag = FLAGS.find((one) => restaurant.facilities.includes(one));
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={restaurant.cover} alt="" width={343} eager={props.eager ?? false} />
        {flag ? (
          <span className={styles.flag}>
            <Tag plate>{t(`dining.facility.${flag}`)}</Tag>
          </span>
        ) : null}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className="h3 clip1">
            <a className={styles.link} href={props.hrefOf()}>
              {restaurant.name}
            </a>
          </h2>
          {restaurant.score === null ? null : <ScoreBadge score={restaurant.score} />}
        </div>
        <p className="sub t2 clip1">
          {[words.cuisines(restaurant), restaurant.area].filter((part) => part !== '').join(' · ')}
        </p>
        <p className={`sub t3 num ${styles.facts}`}>
          <span>{words.distance(restaurant)}</span>
          <PriceLevel level={restaurant.priceLevel} />
          {restaurant.average ? <span>{words.spend(restaurant)}</span> : null}
        </p>
        {restaurant.deposit && restaurant.problem !== 'party' ? (
          <p className="sub t3 num">{t('dining.deposit_of', { amount: format.text(restaurant.deposit) })}</p>
        ) : null}
        {restaurant.menu ? (
          <p className={styles.menu}>
            <Price price={restaurant.menu.price} deal /> <span className="cap t3">{t('dining.menu_person')}</span>{' '}
            <DealTag deal={restaurant.menu.deal} />
          </p>
        ) : null}
        <Times restaurant={restaurant} day={props.day} hrefOf={props.hrefOf} />
      </div>
    </article>
  );
}
