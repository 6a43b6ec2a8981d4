import { Select } from 'antd';
import { type NamedSubject, type SubjectKind, subjectsOf, useSubjectSearch } from './subjects';

type SubjectsInputProps = {
  kind: SubjectKind;
  value: readonly NamedSubject[];
  most: number;
  placeholder: string;
  notFound: string;
  'aria-label': string;
  onChange: (chosen: NamedSubject[]) => void;
};

/** Several things of one kind, each found by a part of its name; those chosen keep their names and their order. */
export function SubjectsInput(props: SubjectsInputProps) {
  const { kind, value, most, placeholder, notFound, onChange } = props;
  const { optionsWith, waiting, search } = useSubjectSearch(kind);
  const options = optionsWith(value);
  return (
    <Select<string[]>
      mode="multiple"
      aria-label={props['aria-label']}
      value={value.map(({ id }) => id)}
      maxCount={most}
      loading={waiting}
      placeholder={placeholder}
      notFoundContent={notFound}
      showSearch={{ filterOption: false, onSearch: search, autoClearSearchValue: true }}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      labelRender={({ value: id, label }) => value.find((one) => one.id === id)?.name ?? label}
      onChange={(ids) => {
        search('');
        onChange(subjectsOf(ids, [...value, ...options]));
      }}
    />
  );
}
