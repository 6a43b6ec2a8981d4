import { useT } from '@app/client/i18n';
import type { HotelCard as Hotel } from '@app/contract/verticals/hotels/views';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useShortPrice } from '../../widgets/short-price.ts';
import { middleOf, type Place } from '../../widgets/travel/map-plot.ts';
import { PlotMap } from '../../widgets/travel/plot-map.tsx';
import { ScoreBadge } from '../../widgets/travel/score-badge.tsx';
import styles from './hotel-search.module.css';
import { useDistanceText } from './hotel-words.ts';
import type { HotelSearch } from './use-hotel-search.ts';

const at = ({ latitude, longitude }: Hotel): Place => ({ lat: latitude, lng: longitude });

/** The hotel chosen on the map, in short; a press opens it. */
function Chosen({ hotel, href }: { readonly hotel: Hotel; readonly href: string }) {
  const t = useT();
  const distance = useDistanceText();
  return (
    <a className={styles.chosen} href={href} aria-live="polite">
      <span className={styles.chosenPicture}>
        <Picture src={hotel.cover} alt="" width={96} />
      </span>
      <span className="grow">
        <b className="semi clip2">{hotel.name}</b>
        <span className={`cap t2 ${styles.chosenFacts}`}>
          {hotel.score === null ? null : <ScoreBadge score={hotel.score} />}
          <span className="clip1">{distance(hotel.distance)}</span>
        </span>
        {hotel.price ? (
          <span>
            <Price price={hotel.price.nightly} /> <span className="cap t3">{t('hotels.a_night')}</span>
          </span>
        ) : null}
      </span>
    </a>
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
  const { search } = props;
  const hotels = search.feed.items;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = hotels.find((hotel) => hotel.id === picked) ?? hotels[0];
  const middle = middleOf(hotels.map(at));
  const centre = props.centre ?? (middle ? { ...middle, name: t('hotels.map_middle') } : null);
  if (!centre) return null;
  return (
    <div className={styles.mapView}>
      <PlotMap
        label={t('hotels.map')}
        centre={centre}
        points={hotels.map((hotel) => ({
          ...at(hotel),
          id: hotel.id,
          name: hotel.name,
          label: hotel.price ? short.whole(hotel.price.nightly) : t('hotels.full'),
        }))}
        chosen={chosen?.id ?? null}
        onChoose={setPicked}
        className={styles.map}
      />
      {search.feed.hasNext ? (
        <div className={styles.moreOnMap}>
          <Button size="s" kind="ghost" loading={search.feed.isFetchingNext} onClick={search.feed.fetchNext}>
            {t('hotels.map_more', { shown: hotels.length, total: search.total })}
          </Button>
        </div>
      ) : null}
      {chosen ? <Chosen hotel={chosen} href={props.hrefOf(chosen)} /> : null}
    </div>
  );
}
