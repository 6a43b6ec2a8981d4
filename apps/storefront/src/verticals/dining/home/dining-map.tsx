import { useT } from '@app/client/i18n';
import type { RestaurantCard } from '@app/contract/verticals/dining/views';
import styles from '../../../widgets/dining/dining-home.module.css';
import { FoundMap } from '../../../widgets/travel/map/found-map.tsx';
import type { Place } from '../../../widgets/travel/map/map-plot.ts';
import { ScoreBadge } from '../../../widgets/travel/place/score-badge.tsx';
import { useDiningWords } from '../dining-words.ts';
import type { DiningSearch } from './use-dining-search.ts';

/** What is said of the restaurant chosen on the map. */
function Facts({ restaurant }: { readonly restaurant: RestaurantCard }) {
  const words = useDiningWords();
  return (
    <>
      <span className={`cap t2 ${styles.facts}`}>
        {restaurant.score === null ? null : <ScoreBadge score={restaurant.score} />}
        <span className="clip1">{words.cuisines(restaurant)}</span>
      </span>
      <span className="cap t3 clip1">{[words.distance(restaurant), words.spend(restaurant)].join(' · ')}</span>
    </>
  );
}

/** The restaurants found so far, by where they are; each with its first free time. */
export function DiningMap(props: {
  readonly search: DiningSearch;
  readonly centre: (Place & { readonly name: string }) | null;
  readonly hrefOf: (restaurant: RestaurantCard) => string;
}) {
  const t = useT();
  const { feed, total, day } = props.search;
  return (
    <FoundMap
      label={t('dining.map')}
      places={feed.items.map((restaurant) => ({
        ...restaurant,
        label: restaurant.times.find((free) => free.day === day)?.time ?? t('dining.full'),
        href: props.hrefOf(restaurant),
      }))}
      centre={props.centre}
      middle={t('dining.map_middle')}
      facts={(restaurant) => <Facts restaurant={restaurant} />}
      more={t('dining.map_more', { shown: feed.items.length, total })}
      feed={feed}
    />
  );
}
