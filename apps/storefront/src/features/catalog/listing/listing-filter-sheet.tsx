import { useT } from '@app/client/i18n';
import { Chips } from '../../../ui/chips.tsx';
import { Switch } from '../../../ui/controls.tsx';
import {
  FilterPrices,
  FilterSheet,
  useFilterDraft,
  usePriceRange,
} from '../../../widgets/travel/search/filter-sheet.tsx';
import styles from './listing.module.css';
import type { GoodsType } from './listing-address.ts';
import type { Listing } from './use-listing.ts';

const ANY = 'any';

/** Price range, stock, rating and kind of goods. Takes effect with the button; mount it anew for each opening. */
export function ListingFilterSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
}) {
  const t = useT();
  const { filters, money, subject, setFilters } = props.listing;
  const draft = useFilterDraft(filters);
  const range = usePriceRange(filters, money);
  const { values } = draft;
  return (
    <FilterSheet
      open={props.open}
      onClose={props.onClose}
      title={t('catalog.filter')}
      show={t('catalog.show_results')}
      onClear={() => {
        draft.change({ inStock: false, ratingMin: null, ...(subject.kind !== 'type' && { type: null }) });
        range.clear();
      }}
      flawed={range.flawed}
      onApply={() => setFilters({ ...values, ...range.ends })}
    >
      <FilterPrices legend={t('catalog.price_in', { currency: money.currency })} range={range} span={null} />
      <div className={styles.switchRow}>
        <span className="semi">{t('catalog.only_in_stock')}</span>
        <Switch
          label={t('catalog.only_in_stock')}
          checked={values.inStock}
          onChange={(inStock) => draft.change({ inStock })}
        />
      </div>
      <div className={styles.block}>
        <p className={styles.legend}>{t('catalog.rating')}</p>
        <Chips
          label={t('catalog.rating')}
          value={values.ratingMin === null ? ANY : String(values.ratingMin)}
          onChange={(value) => draft.change({ ratingMin: value === ANY ? null : Number(value) })}
          choices={[
            { value: ANY, label: t('catalog.any') },
            { value: '3', label: t('catalog.rating_up', { value: 3 }) },
            { value: '4', label: t('catalog.rating_up', { value: 4 }) },
            { value: '5', label: t('common.stars', { count: 5 }) },
          ]}
        />
      </div>
      {subject.kind === 'type' ? null : (
        <div className={styles.block}>
          <p className={styles.legend}>{t('catalog.pay_with')}</p>
          <Chips
            label={t('catalog.pay_with')}
            value={values.type ?? ANY}
            onChange={(value) => draft.change({ type: value === ANY ? null : (value as GoodsType) })}
            choices={[
              { value: ANY, label: t('catalog.any') },
              { value: 'normal', label: t('catalog.pay_money') },
              { value: 'points', label: t('catalog.pay_points') },
            ]}
          />
        </div>
      )}
    </FilterSheet>
  );
}
