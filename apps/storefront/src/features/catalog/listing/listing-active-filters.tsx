import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { IconX } from '@tabler/icons-react';
import { TextButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './listing.module.css';
import { type Filters, noFilters } from './listing-address.ts';
import type { Listing } from './use-listing.ts';

type Active = { readonly label: string; readonly off: Partial<Filters> };

/** Each filter that is on, with what takes it away. */
function useActive({ filters, money, subject }: Listing): readonly Active[] {
  const t = useT();
  const format = usePriceFormat();
  const price = (text: string) => format.text({ ...money, amount: Math.round(Number(text) * 10 ** money.decimals) });
  const { priceMin, priceMax, inStock, ratingMin, type } = filters;
  return [
    ...(priceMin
      ? [{ label: t('catalog.price_from_value', { price: price(priceMin) }), off: { priceMin: null } }]
      : []),
    ...(priceMax ? [{ label: t('catalog.price_to_value', { price: price(priceMax) }), off: { priceMax: null } }] : []),
    ...(inStock ? [{ label: t('catalog.stock_in'), off: { inStock: false } }] : []),
    ...(ratingMin ? [{ label: `★ ${t('catalog.rating_up', { value: ratingMin })}`, off: { ratingMin: null } }] : []),
    ...(type && subject.kind !== 'type'
      ? [{ label: t(type === 'points' ? 'catalog.pay_points' : 'catalog.pay_money'), off: { type: null } }]
      : []),
  ];
}

/** What narrows the list, each with a cross; nothing when nothing does. */
export function ActiveFilters({ listing }: { readonly listing: Listing }) {
  const t = useT();
  const active = useActive(listing);
  const { filters, setFilters, subject } = listing;
  if (active.length === 0) return null;
  const cleared = { ...noFilters, ...(subject.kind === 'type' && { type: filters.type }) };
  return (
    <div className={styles.active}>
      {active.map(({ label, off }) => (
        <button
          key={label}
          type="button"
          className={styles.activeOne}
          aria-label={t('catalog.remove_filter', { filter: label })}
          onClick={() => setFilters({ ...filters, ...off })}
        >
          {label}
          <Icon as={IconX} size="xs" />
        </button>
      ))}
      <TextButton onClick={() => setFilters(cleared)}>{t('catalog.clear_filters')}</TextButton>
    </div>
  );
}
