import { staffPurchaseEndpoints } from '@app/contract/purchases/staff-endpoints';
import type { Purchasable } from '@app/contract/purchases/staff-schemas';
import { Select } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { Thumb, TwoLines } from '../../ui/list/cells';
import { useSettled } from '../../ui/use-settled';
import styles from './purchases.module.css';

type VariantPickerProps = { id?: string; taken: readonly string[]; onPick: (variant: Purchasable) => void };

/** Looks a variant up by name or SKU and hands it over; those `taken` already are not offered. */
export function VariantPicker({ id, taken, onPick }: VariantPickerProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const word = useSettled(typed);
  const found = useAnswer(staffPurchaseEndpoints.purchaseVariants, { query: { word } });
  const rows = (found.data?.list ?? []).filter((row) => !taken.includes(row.id));
  return (
    <Select<string | null>
      {...(id ? { id } : {})}
      aria-label={t('purchases.add')}
      value={null}
      loading={found.isFetching}
      placeholder={t('purchases.pick')}
      notFoundContent={t('purchases.none_found')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
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
        setTyped('');
        if (row) onPick(row);
      }}
    />
  );
}
