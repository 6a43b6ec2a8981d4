import { Select } from 'antd';
import type { AnyEndpoint } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import type { Choice, Searched } from '../../choices';
import { labelOf, useTyped } from '../../form/inputs/use-typed';

type Found = { readonly list: Choice[]; readonly fetching: boolean };

function useFound({ endpoint, read }: Searched, query: Record<string, string>, enabled: boolean): Found {
  const { data, isFetching } = useAnswer(endpoint as AnyEndpoint, { query } as never, { enabled, keepMs: 300_000 });
  return { list: data === undefined || !enabled ? [] : read(data as never), fetching: isFetching };
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
  const { typed, word, search, meant } = useTyped();
  const { list: found, fetching } = useFound(from, word ? { word } : {}, true);
  const known = found.some((choice) => choice.value === value);
  const { list: chosen } = useFound(from, { id: value ?? '' }, value !== undefined && !known);
  const offered = word === '' ? [...chosen, ...found] : found;
  return (
    <Select<string | null>
      {...(id ? { id } : {})}
      value={value ?? null}
      placeholder={placeholder}
      allowClear
      style={{ width: '100%' }}
      options={meant(offered, fetching, labelOf)}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: search }}
      onChange={(next) => {
        search('');
        onChange?.(next ?? undefined);
      }}
      onOpenChange={(open) => !open && search('')}
    />
  );
}
