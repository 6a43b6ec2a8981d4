import { plainDecimal } from '@app/kernel/plain-decimal';
import { Input, Select, TreeSelect } from 'antd';
import { useText } from '../../../text/use-text';
import { type Choices, nestChoices, useChoices } from '../../choices';
import { MomentInput } from '../../form/inputs/moment-input';
import { DayRange } from '../../range-picker';
import type { Filter } from '../define-list';
import { SearchField } from './search-field';

type FieldProps = { id?: string; value?: string; onChange?: (value: string | undefined) => void; placeholder: string };

function ChoiceField({ choices, tree, ...field }: FieldProps & { choices: Choices; tree: boolean }) {
  const { list, loading } = useChoices(choices);
  const shared = { ...field, value: field.value ?? null, loading, allowClear: true, style: { width: '100%' } };
  const change = (value: string | null | undefined) => field.onChange?.(value ?? undefined);
  if (!tree) {
    return <Select {...shared} options={list} onChange={change} showSearch={{ optionFilterProp: 'label' }} />;
  }
  const nodes = nestChoices(list);
  return <TreeSelect {...shared} treeData={nodes} onChange={change} showSearch={{ treeNodeFilterProp: 'title' }} />;
}

const FLAGS: Choices = {
  known: [
    { value: '1', label: 'ui.yes' },
    { value: '0', label: 'ui.no' },
  ],
};

/** Of a decimal: whichever sign the keyboard has for its point. It is read once one asks or leaves the field. */
const decimal = ({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) => {
  const read = () => value && onChange?.(plainDecimal(value));
  return { inputMode: 'decimal', onBlur: read, onPressEnter: read } as const;
};

/** The input of one filter. A range of days is two filters in one field, so it is kept as `[from, to]`. */
export function FilterField<Q>({ filter, ...field }: { filter: Filter<Q> } & Omit<FieldProps, 'placeholder'>) {
  const t = useText();
  const placeholder = t(filter.placeholder ?? (filter.kind === 'text' ? 'ui.list.any_text' : 'ui.list.any'));
  switch (filter.kind) {
    case 'text':
    case 'decimal':
      return (
        <Input
          {...(field.id ? { id: field.id } : {})}
          value={field.value ?? ''}
          onChange={(event) => field.onChange?.(event.target.value || undefined)}
          {...(filter.kind === 'decimal' ? decimal(field) : {})}
          placeholder={placeholder}
          maxLength={filter.max ?? 60}
          allowClear
        />
      );
    case 'choice':
    case 'tree':
      return (
        <ChoiceField {...field} placeholder={placeholder} choices={filter.choices} tree={filter.kind === 'tree'} />
      );
    case 'search':
      return <SearchField {...field} placeholder={placeholder} from={filter.from} />;
    case 'flag':
      return <ChoiceField {...field} placeholder={placeholder} choices={FLAGS} tree={false} />;
    case 'moment':
      return (
        <MomentInput
          {...(field.id ? { id: field.id } : {})}
          placeholder={placeholder}
          value={field.value ?? null}
          onChange={(value) => field.onChange?.(value ?? undefined)}
        />
      );
    case 'days':
      return <DayRange {...(field as object)} />;
  }
}
