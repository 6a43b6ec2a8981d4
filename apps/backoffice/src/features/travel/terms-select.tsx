import { Select } from 'antd';

type Props = {
  id: string | undefined;
  value: string[];
  /** Terms in force; undefined while they are being read. */
  terms: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** What is said of a term that is in force no more: customers see it no more either. */
  off: string;
  onChange: ((value: string[]) => void) | undefined;
};

/** Several terms of the dictionary, in the order they were chosen. */
export function TermsSelect({ id, value, terms, off, onChange }: Props) {
  return (
    <Select<string[]>
      {...(id ? { id } : {})}
      mode="multiple"
      value={value}
      loading={terms === undefined}
      showSearch={{ optionFilterProp: 'label' }}
      options={(terms ?? []).map((term) => ({ value: term.id, label: term.name }))}
      labelRender={({ label }) => label ?? (terms ? off : '…')}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
