import { Select } from 'antd';
import { useState } from 'react';
import type { AnyEndpoint } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import type { Choice, Searched } from '../../choices';
import { useSettled } from '../../use-settled';

function useFound({ endpoint, read }: Searched, query: Record<string, string>, enabled: boolean): Choice[] {
  const { data } = useAnswer(endpoint as AnyEndpoint, { query } as never, { enabled, keepMs: 300_000 });
  return data === undefined || !enabled ? [] : read(data as never);
}

type SearchFieldProps = {
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  placeholder: string;
  from: Searched;
};

/** Chooses one of very many: what is typed is looked for by the server; the chosen one keeps its name. */
export function SearchField({ id, value, onChange, placeholder, from }: SearchFieldProps) {
  const [word, setWord] = useState('');
  const settled = useSettled(word.trim());
  const found = useFound(from, settled ? { word: settled } : {}, true);
  const known = found.some((choice) => choice.value === value);
  const chosen = useFound(from, { id: value ?? '' }, value !== undefined && !known);
  return (
    <Select<string | null>
      {...(id ? { id } : {})}
      value={value ?? null}
      placeholder={placeholder}
      allowClear
      style={{ width: '100%' }}
      options={settled === '' ? [...chosen, ...found] : found}
      showSearch={{ filterOption: false, searchValue: word, onSearch: setWord }}
      onChange={(next) => {
        setWord('');
        onChange?.(next ?? undefined);
      }}
      onOpenChange={(open) => !open && setWord('')}
    />
  );
}
