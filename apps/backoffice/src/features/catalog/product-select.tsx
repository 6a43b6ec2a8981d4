import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { Thumb } from '../../ui/list/cells';

export type KnownProduct = { id: string; name: string; cover: string };
type ProductSelectProps = {
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  failed?: boolean;
  /** Names it where no label stands above. */
  label?: string;
  /** The product chosen before, which the first answer may lack. */
  known?: KnownProduct | null;
};

/** One product, looked for by name. */
export function ProductSelect({ value, onChange, failed, label, known, ...wiring }: ProductSelectProps) {
  const t = useText();
  const [word, setWord] = useState('');
  const found = useAnswer(staffCatalogEndpoints.listProducts, { query: { name: word || undefined, limit: '20' } });
  const rows: KnownProduct[] = found.data?.list ?? [];
  const all = known && !rows.some((row) => row.id === known.id) && word === '' ? [known, ...rows] : rows;
  return (
    <Select
      {...wiring}
      {...(label ? { 'aria-label': label } : {})}
      value={value || null}
      loading={found.isFetching}
      {...(failed ? { status: 'error' as const } : {})}
      placeholder={t('catalog.search_product')}
      showSearch={{ filterOption: false, onSearch: setWord }}
      style={{ width: '100%' }}
      options={all.map((row) => ({ value: row.id, label: row.name, cover: row.cover }))}
      optionRender={({ label, data }) => (
        <Flex gap={8} align="center">
          <Thumb url={data.cover} size={28} />
          {label}
        </Flex>
      )}
      onChange={(id: string) => onChange?.(id)}
    />
  );
}
