import { useT } from '@app/client/i18n';
import type { TourCard as Tour } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import styles from '../../../widgets/tours/tour-results.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { middleOf, type Place } from '../../../widgets/travel/map/map-plot.ts';
import { PlotMap } from '../../../widgets/travel/map/plot-map.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import type { TourSearch } from './use-tour-search.ts';

const at = ({ latitude, longitude }: Tour): Place => ({ lat: latitude, lng: longitude });

/** The tours found so far, by where they begin; the chosen one in short. */
export function TourMap({ search, hrefOf }: { readonly search: TourSearch; readonly hrefOf: (tour: Tour) => string }) {
  const t = useT();
  const short = useShortPrice();
  const words = useTourWords();
  const tours = search.feed.items;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = tours.find((tour) => tour.id === picked) ?? tours[0];
  const middle = middleOf(tours.map(at));
  if (!middle || !chosen) return null;
  return (
    <div className={styles.mapView}>
      <PlotMap
        label={t('tours.map')}
        centre={{ ...middle, name: t('tours.map_middle') }}
        points={tours.map((tour) => ({
          ...at(tour),
          id: tour.id,
          name: tour.name,
          label: short.round(tour.adultPrice),
        }))}
        chosen={chosen.id}
        onChoose={setPicked}
        className={styles.map}
      />
      {search.feed.hasNext ? (
        <div className={styles.moreOnMap}>
          <Button size="s" kind="ghost" loading={search.feed.isFetchingNext} onClick={search.feed.fetchNext}>
            {t('tours.map_more', { shown: tours.length, total: search.total })}
          </Button>
        </div>
      ) : null}
      <a className={styles.chosen} href={hrefOf(chosen)} aria-live="polite">
        <span className={styles.chosenPicture}>
          <Picture src={chosen.cover} alt="" width={96} />
        </span>
        <span className="grow">
          <b className="semi clip2">{chosen.name}</b>
          <span className="cap t2 clip1">{[words.length(chosen), chosen.city].join(t('travel.comma'))}</span>
          <span>
            <Price price={chosen.adultPrice} deal={chosen.deal !== null} />{' '}
            <span className="cap t3">{t('tours.per_adult')}</span> <DealTag deal={chosen.deal} />
          </span>
        </span>
      </a>
    </div>
  );
}
