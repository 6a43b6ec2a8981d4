import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { NothingFound } from '../../../widgets/travel/search/nothing-found.tsx';
import { GhostsBelowBar } from '../../../widgets/travel/search/results.tsx';
import { stayParams } from '../stay.ts';
import { HotelCardsSkeleton } from './hotel-cards-skeleton.tsx';
import { hotelFilters } from './search-address.ts';
import type { HotelSearch } from './use-hotel-search.ts';

const FRESH_MS = 60_000;

/** No hotel fits: what the filters removed, days around and cities nearby that have some. */
export function NoHotelFound({ search }: { readonly search: HotelSearch }) {
  const t = useT();
  const { where, stay } = search;
  const read = useEndpoint(
    hotelEndpoints.hotelAlternatives,
    { query: { ...search.base, ...hotelFilters.query(search.filters) } },
    { enabled: search.asks, staleTime: FRESH_MS },
  );
  // Without a place that can be read there is nothing to look beside.
  if (!search.asks) {
    return (
      <EmptyState
        art="/art/search.webp"
        title={t('hotels.none_title')}
        text={t('hotels.none_text')}
        action={<ButtonLink href={hrefTo('hotelHome')}>{t('hotels.other_search')}</ButtonLink>}
      />
    );
  }
  const hrefOf = (more: Readonly<Record<string, string | null>>) =>
    hrefTo('hotelSearch', { ...where, ...stayParams(stay), ...more });
  return (
    <NothingFound
      read={read}
      filters={hotelFilters}
      search={search}
      title={t('hotels.none_title')}
      text={t('hotels.none_text')}
      names={{
        price: t('travel.filter_price'),
        stars: t('hotels.stars'),
        score: t('hotels.guest_score'),
        board: t('hotels.meals'),
        free: t('hotels.free_cancellation'),
        facilities: t('hotels.facilities'),
        area: t('hotels.area'),
      }}
      hrefOfDays={(days, kept) =>
        hrefOf({ ...kept, ...(days && stayParams({ ...stay, checkIn: days.from, checkOut: days.to })) })
      }
      hrefOfRooms={(rooms, kept) => hrefOf({ ...kept, ...stayParams({ ...stay, party: { ...stay.party, rooms } }) })}
      hrefOfCity={(city, kept) => hrefOf({ ...kept, city, keyword: null, area: null })}
      other={<ButtonLink href={hrefTo('hotelHome')}>{t('hotels.other_search')}</ButtonLink>}
      ghosts={
        <GhostsBelowBar>
          <HotelCardsSkeleton count={2} />
        </GhostsBelowBar>
      }
    />
  );
}
