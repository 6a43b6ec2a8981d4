import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { Thumb } from '../../list/cells';
import styles from '../form.module.css';
import { nameOf, useTyped } from './use-typed';

type Named = { id: string; name: string };

type SearchedSelectProps<R extends Named> = {
  id?: string;
  value?: string;
  onChange?: ((id: string) => void) | undefined;
  /** What the server has found for what was typed. */
  rows: R[];
  loading: boolean;
  onSearch: (typed: string) => void;
  /** What was chosen before, which the server may not find again. */
  known: Named | null;
  render: (row: R) => ReactNode;
  disabled?: boolean;
  placeholder?: string;
  notFoundContent?: string;
  status?: 'error' | '';
  'aria-label'?: string;
};

/** Chooses one of very many, looked for by the server; the chosen one keeps its name when it is no longer among the found. */
export function SearchedSelect<R extends Named>(props: SearchedSelectProps<R>) {
  const { value, onChange, rows: found, onSearch, known, render, ...rest } = props;
  const [named, setNamed] = useState(known);
  const own = useTyped();
  const rows = own.meant(found, props.loading, nameOf);
  const search = (words: string) => {
    own.search(words);
    onSearch(words);
  };
  return (
    <Select<{ value: string; label: string } | null>
      {...rest}
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: search }}
      options={rows.map((row) => ({ value: row.id, label: row.name }))}
      optionRender={({ value: id }) => {
        const row = rows.find((one) => one.id === id);
        return row && <span className={styles.option}>{render(row)}</span>;
      }}
      labelInValue
      value={value ? { value, label: named?.id === value ? named.name : value } : null}
      onChange={(chosen) => {
        const row = rows.find((one) => one.id === chosen?.value);
        setNamed(row ? { id: row.id, name: row.name } : null);
        search('');
        onChange?.(chosen?.value ?? '');
      }}
    />
  );
}

/** A product among those found: its picture and its name. */
export const pictured = ({ name, cover }: { name: string; cover: string | null }) => (
  <>
    <Thumb url={cover} size={32} />
    <span>{name}</span>
  </>
);
