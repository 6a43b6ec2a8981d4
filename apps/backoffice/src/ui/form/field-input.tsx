import { findsZone, zoneDistance } from '@app/contract/core/zone-search';
import { Form, Input, Select, Switch, TreeSelect } from 'antd';
import { useText } from '../../text/use-text';
import { type Choice, type Choices, nestChoices, useChoices } from '../choices';
import type { Field } from './define-form';
import styles from './form.module.css';
import { DayInput } from './inputs/day-input';
import { IntegerInput } from './inputs/integer-input';
import { LocalizedInput } from './inputs/localized-input';
import { ImageInput, ImagesInput, MediaInput } from './inputs/media-input';
import { MomentInput } from './inputs/moment-input';
import { MoneyInput } from './inputs/money-input';
import { PercentInput } from './inputs/percent-input';
import { TextsInput } from './inputs/texts-input';

type ChoiceInputProps = {
  choices: Choices;
  tree: boolean;
  clearable: boolean;
  fixed: boolean;
  empties: string | undefined;
  placeholder?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
};

function ChoiceInput({ choices, tree, clearable, fixed, empties, value, onChange, ...rest }: ChoiceInputProps) {
  const { list, loading } = useChoices(choices);
  const form = Form.useFormInstance();
  const shared = {
    ...rest,
    ...(fixed ? { disabled: true } : {}),
    value: value || null,
    loading,
    allowClear: clearable,
  };
  const change = (next: string | null | undefined) => {
    if (empties) form.setFieldValue(empties, null);
    onChange?.(next ?? null);
  };
  // Some are looked for by more than their label.
  const finds = (typed: string, choice: Choice | undefined): boolean => findsZone(choice?.words ?? '', typed);
  const nearer = (a: Choice, b: Choice, { searchValue }: { searchValue: string }): number =>
    zoneDistance(a.words ?? '', searchValue) - zoneDistance(b.words ?? '', searchValue);
  const search = list.some(({ words }) => words)
    ? { filterOption: finds, filterSort: nearer }
    : { optionFilterProp: 'label' };
  if (!tree) return <Select {...shared} options={list} onChange={change} showSearch={search} />;
  return (
    <TreeSelect
      {...shared}
      treeData={nestChoices(list)}
      treeDefaultExpandAll
      onChange={change}
      showSearch={{ treeNodeFilterProp: 'title' }}
    />
  );
}

/** Every kind of field with all that any of them needs; `Field` has made sure that kind and value fit. */
type LooseField = {
  name: string;
  label: Field<Record<string, string>>['label'];
  placeholder?: Field<Record<string, string>>['label'];
} & Record<string, unknown> & { kind: string };

type FieldInputProps = {
  field: unknown;
  parts: Readonly<Record<string, string>>;
  id?: string;
  value?: unknown;
  onChange?: unknown;
};

/** The input of one declared field, wired by the form around it (`id`, `value`, `onChange`). */
export function FieldInput({ field: declared, parts, ...wiring }: FieldInputProps) {
  const t = useText();
  const field = declared as LooseField;
  const label = t(field.label);
  const placeholder = field.placeholder ? t(field.placeholder) : undefined;
  // The wiring is what antd's Form.Item passes to any input; the declaration has fixed the value's type.
  const wired = wiring as never as object;
  const shown = { ...wired, ...(placeholder ? { placeholder } : {}) };
  switch (field.kind) {
    case 'text':
      return <Input {...shown} maxLength={Number(field.max ?? 200)} />;
    case 'password':
      return <Input.Password {...shown} maxLength={Number(field.max ?? 100)} autoComplete="off" />;
    case 'long-text':
      return (
        <Input.TextArea
          {...shown}
          maxLength={Number(field.max ?? 200)}
          rows={3}
          className={styles.long ?? ''}
          showCount
        />
      );
    case 'money':
      return <MoneyInput {...shown} />;
    case 'percent':
      return <PercentInput {...shown} />;
    case 'integer':
      return <IntegerInput {...shown} />;
    case 'moment':
      return <MomentInput {...shown} />;
    case 'day':
      return <DayInput {...shown} />;
    case 'switch':
      return <Switch {...shown} aria-label={label} />;
    case 'select':
    case 'tree-select':
      return (
        <ChoiceInput
          {...shown}
          choices={field.choices as Choices}
          tree={field.kind === 'tree-select'}
          clearable={field.clearable === true}
          fixed={field.fixed === true}
          empties={field.empties as string | undefined}
        />
      );
    case 'localized':
      return (
        <LocalizedInput
          {...wired}
          as={field.long ? 'long' : 'line'}
          max={Number(field.max)}
          errors={parts}
          label={label}
        />
      );
    case 'rich-text':
      return <LocalizedInput {...wired} as="rich" errors={parts} label={label} />;
    case 'image':
      return <ImageInput {...wired} upload={field.upload as never} />;
    case 'images':
      return <ImagesInput {...wired} upload={field.upload as never} max={Number(field.max)} />;
    case 'gallery':
      return <MediaInput {...wired} upload={field.upload as never} max={Number(field.max)} video />;
    case 'texts':
      return <TextsInput {...shown} max={Number(field.max)} add={field.add as never} label={label} errors={parts} />;
    default: {
      const Own = field.render as React.ComponentType<object>;
      return (
        <div data-field={wiring.id}>
          <Own {...wired} {...{ errors: parts }} />
        </div>
      );
    }
  }
}
