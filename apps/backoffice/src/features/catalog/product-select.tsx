import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { pictured, SearchedSelect } from '../../ui/form/inputs/searched-select';
import { useSettled } from '../../ui/use-settled';

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
export function ProductSelect({ failed, label, known = null, ...wiring }: ProductSelectProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const word = useSettled(typed);
  const found = useAnswer(staffCatalogEndpoints.listProducts, { query: { name: word || undefined, limit: '20' } });
  const rows: KnownProduct[] = found.data?.list ?? [];
  const all = known && !rows.some((row) => row.id === known.id) && word === '' ? [known, ...rows] : rows;
  return (
    <SearchedSelect
      {...wiring}
      {...(label ? { 'aria-label': label } : {})}
      known={known}
      rows={all}
      loading={found.isFetching}
      status={failed ? 'error' : ''}
      placeholder={t('catalog.search_product')}
      onSearch={setTyped}
      render={pictured}
    />
  );
}
