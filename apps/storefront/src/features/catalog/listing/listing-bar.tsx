import { useT } from '@app/client/i18n';
import type { ProductSort } from '@app/contract/catalog/schemas';
import { IconAdjustmentsHorizontal, IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './listing.module.css';
import { ActiveFilters } from './listing-active-filters.tsx';
import type { Filters, Subject } from './listing-address.ts';
import { ListingFilterSheet } from './listing-filter-sheet.tsx';
import type { Listing } from './use-listing.ts';

/** How many filters are on. A type that is what the listing lists is none. */
export const filterCount = (filters: Filters, subject: Subject): number =>
  [
    filters.priceMin !== null || filters.priceMax !== null,
    filters.inStock,
    filters.ratingMin !== null,
    filters.type !== null && subject.kind !== 'type',
  ].filter(Boolean).length;

/** Price: a first press sorts upwards, the next one turns it round. */
function PriceSort({ sort, onSort }: { readonly sort: ProductSort; readonly onSort: (sort: ProductSort) => void }) {
  const t = useT();
  const up = sort === 'price_asc';
  const on = up || sort === 'price_desc';
  return (
    <Chip selected={on} onPress={() => onSort(up ? 'price_desc' : 'price_asc')}>
      {t('catalog.sort_price')}
      {on ? <span className="visually-hidden">, {t(up ? 'catalog.price_up' : 'catalog.price_down')}</span> : null}
      <Icon as={on ? (up ? IconArrowUp : IconArrowDown) : IconArrowsSort} size="xs" />
    </Chip>
  );
}

/** Filter and order of a listing; stays under the title while the goods scroll. */
export function ListingBar({ listing }: { readonly listing: Listing }) {
  const t = useT();
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  const { sort, setSort, filters, subject } = listing;
  const count = filterCount(filters, subject);
  return (
    <>
      <fieldset className={`scroll ${styles.bar}`} aria-label={t('catalog.sort')}>
        <Chip selected={count > 0} onPress={() => setSheet({ open: true, times: sheet.times + 1 })}>
          <Icon as={IconAdjustmentsHorizontal} size="s" />
          {t('catalog.filter')}
          {count > 0 ? (
            <>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span className="visually-hidden">, {t('catalog.filters_on', { count })}</span>
            </>
          ) : null}
        </Chip>
        <span className={styles.rule} aria-hidden="true" />
        <Chip selected={sort === 'popular'} onPress={() => setSort('popular')}>
          {t('catalog.popular')}
        </Chip>
        <PriceSort sort={sort} onSort={setSort} />
        <Chip selected={sort === 'new'} onPress={() => setSort('new')}>
          {t('catalog.sort_new')}
        </Chip>
        <Chip selected={sort === 'rating'} onPress={() => setSort('rating')}>
          {t('catalog.sort_rating')}
        </Chip>
      </fieldset>
      <ActiveFilters listing={listing} />
      <ListingFilterSheet
        key={sheet.times}
        open={sheet.open}
        onClose={() => setSheet((now) => ({ ...now, open: false }))}
        listing={listing}
      />
    </>
  );
}
