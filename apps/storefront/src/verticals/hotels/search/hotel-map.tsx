import { useT } from '@app/client/i18n';
import type { HotelCard as Hotel } from '@app/contract/verticals/hotels/views';
import { Price } from '../../../ui/price.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { FoundMap } from '../../../widgets/travel/map/found-map.tsx';
import type { Place } from '../../../widgets/travel/map/map-plot.ts';
import { ScoreBadge } from '../../../widgets/travel/place/score-badge.tsx';
import { useDistanceText } from '../hotel-words.ts';
import { isAbout } from '../nightly.ts';
import styles from './hotel-search.module.css';
import type { HotelSearch } from './use-hotel-search.ts';

/** What is said of the hotel chosen on the map. */
function Facts({ hotel }: { readonly hotel: Hotel }) {
  const t = useT();
  const distance = useDistanceText();
  return (
    <>
      <span className={`cap t2 ${styles.facts}`}>
        {hotel.score === null ? null : <ScoreBadge score={hotel.score} />}
        <span className="clip1">{distance(hotel.distance)}</span>
      </span>
      {hotel.price ? (
        <span>
          <Price price={hotel.price.nightly} deal={hotel.deal !== null} about={isAbout(hotel.price)} />{' '}
          <span className="cap t3">{t('hotels.a_night')}</span>
        </span>
      ) : null}
    </>
  );
}

/** The hotels found so far, by where they are. */
export function HotelMap(props: {
  readonly search: HotelSearch;
  readonly centre: (Place & { readonly name: string }) | null;
  readonly hrefOf: (hotel: Hotel) => string;
}) {
  const t = useT();
  const short = useShortPrice();
  const { feed, total } = props.search;
  return (
    <FoundMap
      label={t('hotels.map')}
      places={feed.items.map((hotel) => ({
        ...hotel,
        label: hotel.price ? `${isAbout(hotel.price) ? '~' : ''}${short.round(hotel.price.nightly)}` : t('hotels.full'),
        href: props.hrefOf(hotel),
      }))}
      centre={props.centre}
      middle={t('hotels.map_middle')}
      facts={(hotel) => <Facts hotel={hotel} />}
      more={t('hotels.map_more', { shown: feed.items.length, total })}
      feed={feed}
    />
  );
}
