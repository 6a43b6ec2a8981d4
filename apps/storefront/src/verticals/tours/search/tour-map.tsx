import { useT } from '@app/client/i18n';
import type { TourCard as Tour } from '@app/contract/verticals/tours/views';
import { Price } from '../../../ui/price.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { FoundMap } from '../../../widgets/travel/map/found-map.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import type { TourSearch } from './use-tour-search.ts';

/** What is said of the tour chosen on the map. */
function Facts({ tour }: { readonly tour: Tour }) {
  const t = useT();
  const words = useTourWords();
  return (
    <>
      <span className="cap t2 clip1">{[words.length(tour), tour.city].join(t('travel.comma'))}</span>
      <span>
        <Price price={tour.adultPrice} deal={tour.deal !== null} />{' '}
        <span className="cap t3">{t('tours.per_adult')}</span> <DealTag deal={tour.deal} />
      </span>
    </>
  );
}

/** The tours found so far, by where they begin; the chosen one in short. */
export function TourMap({ search, hrefOf }: { readonly search: TourSearch; readonly hrefOf: (tour: Tour) => string }) {
  const t = useT();
  const short = useShortPrice();
  const { feed, total } = search;
  return (
    <FoundMap
      label={t('tours.map')}
      places={feed.items.map((tour) => ({ ...tour, label: short.round(tour.adultPrice), href: hrefOf(tour) }))}
      centre={null}
      middle={t('tours.map_middle')}
      facts={(tour) => <Facts tour={tour} />}
      more={t('tours.map_more', { shown: feed.items.length, total })}
      feed={feed}
    />
  );
}
