import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NothingFound } from '../../../widgets/travel/search/nothing-found.tsx';
import { stayParams } from '../stay.ts';
import { HotelCardsSkeleton } from './hotel-cards-skeleton.tsx';
import styles from './hotel-search.module.css';
import { hotelFilterParams, hotelFilterQuery, noHotelFilters } from './search-address.ts';
import type { HotelSearch } from './use-hotel-search.ts';

const FRESH_MS = 60_000;

/** The filters as the server names them: what each is called, and what takes it away. */
const FILTERS = {
  price: { name: 'travel.filter_price', lifted: { priceMin: null, priceMax: null } },
  stars: { name: 'hotels.stars', lifted: { stars: [] } },
  score: { name: 'hotels.guest_score', lifted: { score: null } },
  board: { name: 'hotels.meals', lifted: { board: [] } },
  free: { name: 'hotels.free_cancellation', lifted: { free: false } },
  facilities: { name: 'hotels.facilities', lifted: { facilities: [] } },
  area: { name: 'hotels.area', lifted: { area: null } },
} as const;
const filterOf = (name: string) => FILTERS[name as keyof typeof FILTERS];

/** No hotel fits: what the filters removed, days around and cities nearby that have some. */
export function NoHotelFound({ search }: { readonly search: HotelSearch }) {
  const t = useT();
  const { where, stay, filters, money } = search;
  const read = useEndpoint(
    hotelEndpoints.hotelAlternatives,
    { query: { ...search.base, ...hotelFilterQuery(filters) } },
    { enabled: Object.keys(where).length > 0, staleTime: FRESH_MS },
  );
  const hrefOf = (more: Readonly<Record<string, string | null>>, plain: boolean) =>
    hrefTo('hotelSearch', {
      ...where,
      ...stayParams(stay),
      ...hotelFilterParams(plain ? noHotelFilters : filters, money.currency),
      ...more,
    });
  return (
    <NothingFound
      read={read}
      title={t('hotels.none_title')}
      text={t('hotels.none_text')}
      filterName={(filter) => t(filterOf(filter).name)}
      onWithout={(filter) => search.setFilters({ ...filters, ...filterOf(filter).lifted })}
      onNoFilters={() => search.setFilters(noHotelFilters)}
      hrefOfDays={(days, plain) =>
        hrefOf(days ? stayParams({ ...stay, checkIn: days.from, checkOut: days.to }) : {}, plain)
      }
      hrefOfRooms={(rooms, plain) => hrefOf(stayParams({ ...stay, party: { ...stay.party, rooms } }), plain)}
      hrefOfCity={(city, plain) => hrefOf({ city, keyword: null, area: null }, plain)}
      other={<ButtonLink href={hrefTo('hotelHome')}>{t('hotels.other_search')}</ButtonLink>}
      ghosts={
        <div className={styles.ghosts}>
          <HotelCardsSkeleton count={2} />
        </div>
      }
    />
  );
}
