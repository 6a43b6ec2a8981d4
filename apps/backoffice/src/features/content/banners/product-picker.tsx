import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { useId, useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { pictured, SearchedSelect } from '../../../ui/form/inputs/searched-select';
import { useSettled } from '../../../ui/use-settled';

type ProductPickerProps = {
  known: { id: string; name: string } | null;
  value: string;
  wrong: boolean;
  onChange: (id: string) => void;
};

/** One product on sale, looked for by name. */
export function ProductPicker({ known, value, wrong, onChange }: ProductPickerProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const word = useSettled(typed);
  const found = useAnswer(staffCatalogEndpoints.listProducts, {
    query: { name: word || undefined, online: '1', limit: '20' },
  });
  return (
    <>
      <label htmlFor={id}>{t('content.banner.product')}</label>
      <SearchedSelect
        id={id}
        known={known}
        rows={found.data?.list ?? []}
        loading={found.isFetching}
        status={wrong ? 'error' : ''}
        onSearch={setTyped}
        render={pictured}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
