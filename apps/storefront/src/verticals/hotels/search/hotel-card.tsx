import { useT } from '@app/client/i18n';
import type { HotelCard as Hotel } from '@app/contract/verticals/hotels/views';
import { IconBolt, IconCheck, IconCoffee, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Carousel } from '../../../ui/carousel.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { ScoreBadge, scoreWord } from '../../../widgets/travel/place/score-badge.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import { HotelStars } from '../hotel-stars.tsx';
import { useDistanceText } from '../hotel-words.ts';
import { isAbout } from '../nightly.ts';
import styles from './hotel-card.module.css';

const PICTURES = 4;

/** Pictures to swipe; a press anywhere opens the hotel. */
function Pictures({ hotel, href, eager }: { readonly hotel: Hotel; readonly href: string; readonly eager: boolean }) {
  const t = useT();
  const [at, setAt] = useState(0);
  const pictures = [...new Set([hotel.cover, ...hotel.pictures])].slice(0, PICTURES);
  return (
    <span className={styles.pictures}>
      <Carousel
        label={t('hotels.pictures_of', { name: hotel.name })}
        items={pictures}
        keyOf={(picture) => picture}
        marker="none"
        onIndex={setAt}
      >
        {(picture, index) => (
          // The name below is the link for keyboards and screen readers.
          <span aria-hidden="true">
            <a href={href} className={styles.slide} tabIndex={-1}>
              <Picture src={picture} alt="" width={343} eager={eager && index === 0} />
            </a>
          </span>
        )}
      </Carousel>
      {pictures.length > 1 ? (
        <span className={styles.dots} aria-hidden="true">
          {pictures.map((picture, index) => (
            <i key={picture} className={cx(index === at && styles.dotOn)} />
          ))}
        </span>
      ) : null}
    </span>
  );
}

/** At most two things that speak for the cheapest room, and how few are left. */
function Perks({ hotel }: { readonly hotel: Hotel }) {
  const t = useT();
  const meal = hotel.board !== null && hotel.board !== 'room_only';
  return (
    <ul className={styles.perks}>
      {hotel.freeCancellation ? (
        <li className="ok">
          <Icon as={IconCheck} size="s" />
          {t('hotels.free_cancellation')}
        </li>
      ) : null}
      {meal && hotel.board && !(hotel.freeCancellation && hotel.roomsLeft !== null) ? (
        <li>
          <Icon as={IconCoffee} size="s" />
          {t(`hotels.board.${hotel.board}`)}
        </li>
      ) : null}
      {hotel.roomsLeft === null ? null : (
        <li className="accent semi">
          <Icon as={IconBolt} size="s" />
          {t('hotels.rooms_left', { count: hotel.roomsLeft })}
        </li>
      )}
    </ul>
  );
}

/** What a stay costs: a night in large, all of it below. */
function Cost({ hotel, dated }: { readonly hotel: Hotel; readonly dated: boolean }) {
  const t = useT();
  const short = useShortPrice();
  if (!hotel.price) return <p className={`sub t3 ${styles.none}`}>{t('hotels.no_room')}</p>;
  return (
    <p className={styles.cost}>
      {dated ? null : <span className="cap t3">{t('hotels.from_word')} </span>}
      {hotel.deal ? (
        <>
          <DealTag deal={hotel.deal} />{' '}
        </>
      ) : null}
      <Price price={hotel.price.nightly} size="l" deal={hotel.deal !== null} about={isAbout(hotel.price)} />
      <span className={`cap t3 ${styles.below}`}>
        {dated ? t('hotels.total_taxes', { amount: short.round(hotel.price.total) }) : t('hotels.a_night')}
      </span>
      <MemberPrice price={hotel.price.total} taxPercent={hotel.taxPercent} whole={dated} />
    </p>
  );
}

/** A hotel in a list. `dated`: priced for a stay; otherwise its lowest price in sight is shown. */
export function HotelCard(props: {
  readonly hotel: Hotel;
  readonly href: string;
  readonly dated: boolean;
  readonly eager?: boolean;
}) {
  const t = useT();
  const number = useNumberText();
  const distance = useDistanceText();
  const { hotel } = props;
  return (
    <article className={cx(styles.card, hotel.price === null && styles.off)}>
      <Pictures hotel={hotel} href={props.href} eager={props.eager ?? false} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className="h3 clip2">
            <a className={styles.link} href={props.href}>
              {hotel.name}
            </a>
          </h2>
          <HotelStars stars={hotel.stars} />
        </div>
        <p className={`sub t2 ${styles.place}`}>
          <Icon as={IconMapPin} size="s" />
          <span className="clip1">
            {[hotel.area, distance(hotel.distance)].filter((part) => part !== '').join(t('travel.comma'))}
          </span>
        </p>
        {hotel.score === null ? (
          <p className="sub t3">{t('travel.reviews.none')}</p>
        ) : (
          <p className={`sub ${styles.score}`}>
            <ScoreBadge score={hotel.score} />
            <span className="semi">{scoreWord(t, hotel.score)}</span>
            <span className="t3">
              {t('travel.reviews.count', { count: hotel.reviews, shown: number(hotel.reviews) })}
            </span>
          </p>
        )}
        <div className={styles.foot}>
          <Perks hotel={hotel} />
          <Cost hotel={hotel} dated={props.dated} />
        </div>
      </div>
    </article>
  );
}
