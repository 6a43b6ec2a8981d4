import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { Thumb } from '../../ui/list/cells';
import look from './deal.module.css';

/** Pause in typing before the server is asked, in milliseconds. */
const PAUSE_MS = 250;
type Props = OwnFieldProps<string> & { id?: string };

/** The product of a deal, looked for by name or SKU; `fixed` is the one of a deal that exists, which it stays with. */
export const productField = (fixed: { id: string; name: string } | null) =>
  function ProductField({ value, onChange, errors: _errors, ...wiring }: Props) {
    const t = useText();
    const format = useFormat();
    const [typed, setTyped] = useState('');
    const [word, setWord] = useState('');
    const [named, setNamed] = useState(fixed);
    useEffect(() => {
      const timer = setTimeout(() => setWord(typed), PAUSE_MS);
      return () => clearTimeout(timer);
    }, [typed]);
    const found = useAnswer(staffDealEndpoints.dealProducts, { query: { word } }, { enabled: fixed === null });
    const rows = found.data?.list ?? [];
    return (
      <Select<{ value: string; label: string } | null>
        {...wiring}
        disabled={fixed !== null}
        loading={found.isFetching}
        placeholder={t('deals.pick_product')}
        notFoundContent={t('deals.no_product')}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        options={rows.map((row) => ({ value: row.id, label: row.name }))}
        optionRender={({ value: id }) => {
          const row = rows.find((one) => one.id === id);
          return row ? (
            <span className={look.option}>
              <Thumb url={row.cover} size={32} />
              <span>{row.name}</span>
              <small>{row.online ? format.money(row.fromUsd) : t('deals.off_sale')}</small>
            </span>
          ) : null;
        }}
        labelInValue
        value={value ? { value, label: named?.id === value ? named.name : value } : null}
        onChange={(chosen) => {
          const row = rows.find((one) => one.id === chosen?.value);
          setNamed(row ? { id: row.id, name: row.name } : null);
          setTyped('');
          onChange?.(chosen?.value ?? '');
        }}
      />
    );
  };
