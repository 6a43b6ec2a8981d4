import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { Thumb } from '../../../ui/list/cells';
import look from './banners.module.css';

/** Pause in typing before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

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
  const [word, setWord] = useState('');
  const [named, setNamed] = useState(known);
  useEffect(() => {
    const timer = setTimeout(() => setWord(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useAnswer(staffCatalogEndpoints.listProducts, {
    query: { name: word || undefined, online: '1', limit: '20' },
  });
  const rows = found.data?.list ?? [];
  return (
    <>
      <label htmlFor={id}>{t('content.banner.product')}</label>
      <Select<{ value: string; label: string } | null>
        id={id}
        loading={found.isFetching}
        status={wrong ? 'error' : ''}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        options={rows.map((row) => ({ value: row.id, label: row.name }))}
        optionRender={({ value: one, label }) => (
          <span className={look.option}>
            <Thumb url={rows.find((row) => row.id === one)?.cover ?? null} size={32} />
            {label}
          </span>
        )}
        labelInValue
        value={value ? { value, label: named?.id === value ? named.name : value } : null}
        onChange={(chosen) => {
          const row = rows.find((one) => one.id === chosen?.value);
          setNamed(row ? { id: row.id, name: row.name } : null);
          setTyped('');
          onChange(chosen?.value ?? '');
        }}
      />
    </>
  );
}
