import { staffPurchaseEndpoints } from '@app/contract/purchases/staff-endpoints';
import type { Purchasable } from '@app/contract/purchases/staff-schemas';
import { Select } from 'antd';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { useTyped } from '../../ui/form/inputs/use-typed';
import { Thumb, TwoLines } from '../../ui/list/cells';
import styles from './purchases.module.css';

type VariantPickerProps = { id?: string; taken: readonly string[]; onPick: (variant: Purchasable) => void };

const wordsOf = ({ product, options, sku }: Purchasable): string => [product, options, sku].join(' ');

/** Looks a variant up by name or SKU and hands it over; those `taken` already are not offered. */
export function VariantPicker({ id, taken, onPick }: VariantPickerProps) {
  const t = useText();
  const { word, search, meant } = useTyped();
  const found = useAnswer(staffPurchaseEndpoints.purchaseVariants, { query: { word } });
  const free = (found.data?.list ?? []).filter((row) => !taken.includes(row.id));
  const rows = meant(free, found.isFetching, wordsOf);
  return (
    <Select<string | null>
      {...(id ? { id } : {})}
      aria-label={t('purchases.add')}
      value={null}
      loading={found.isFetching}
      placeholder={t('purchases.pick')}
      notFoundContent={t('purchases.none_found')}
      showSearch={{ filterOption: false, onSearch: search }}
      options={rows.map((row) => ({ value: row.id, label: row.sku }))}
      optionRender={({ value }) => {
        const row = rows.find((one) => one.id === value);
        return row ? (
          <span className={styles.option}>
            <Thumb url={row.image} size={32} />
            <TwoLines top={row.product} bottom={[row.options, row.sku].filter(Boolean).join(' · ')} />
          </span>
        ) : null;
      }}
      onChange={(chosen) => {
        const row = rows.find((one) => one.id === chosen);
        search('');
        if (row) onPick(row);
      }}
    />
  );
}
