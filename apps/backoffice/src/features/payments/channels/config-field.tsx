import type { ConfigItem } from '@app/contract/payments/channels/config/config-kind';
import { configKindOf } from '@app/contract/payments/channels/config/kinds';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { Form, Input, InputNumber, Select } from 'antd';
import { useText, useTextOf } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { LocalizedInput } from '../../../ui/form/inputs/localized-input';
import { useFieldWords } from '../../../ui/form/use-field-words';
import type { ChannelKind } from './channel-words';
import { type Line, LinesInput } from './lines-input';
import { WatchNote } from './watch-note';

type ItemInputProps = {
  id: string;
  item: ConfigItem;
  label: string;
  value: unknown;
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
};

/** The input that suits one item. */
function ItemInput({ id, item, label, value, errors, onChange }: ItemInputProps) {
  const status = errors[''] ? ('error' as const) : ('' as const);
  switch (item.as) {
    case 'text':
    case 'decimal':
      return (
        <Input
          {...(item.as === 'decimal'
            ? { inputMode: 'decimal', onBlur: () => onChange(plainDecimal(String(value ?? ''))) }
            : {})}
          id={id}
          status={status}
          maxLength={item.max}
          value={String(value ?? '')}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'integer':
      return (
        <InputNumber
          id={id}
          status={status}
          min={item.min}
          max={item.max}
          precision={0}
          style={{ width: '100%' }}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? item.min)}
        />
      );
    case 'choice':
      return (
        <Select
          id={id}
          status={status}
          value={String(value ?? '')}
          options={item.choices.map((choice) => ({ value: choice.value, label: choice.name }))}
          onChange={onChange}
        />
      );
    case 'localized':
      return (
        <LocalizedInput
          id={id}
          as="long"
          max={item.max}
          label={label}
          errors={errors}
          value={value as never}
          onChange={onChange}
        />
      );
    case 'lines':
      return <LinesInput id={id} max={item.max} value={(value ?? []) as Line[]} errors={errors} onChange={onChange} />;
  }
}

/** Errors of one item, by the rest of their path. */
const errorsOf = (errors: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, key]) =>
      path === name ? [['', key]] : path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), key]] : [],
    ),
  );

/** The config items of a kind, each with the input its declaration asks for. */
export const configField = (kind: ChannelKind) =>
  function ConfigField({ value = {}, onChange, errors }: OwnFieldProps<Record<string, unknown>>) {
    const t = useText();
    const textOf = useTextOf();
    const wordsOf = useFieldWords();
    const items = Object.entries(configKindOf(kind).items);
    return (
      <>
        {items.map(([name, item]) => {
          const label = textOf(`channels.config.${kind}.${name}`, 'ui.unknown');
          const own = errorsOf(errors, name);
          const first = Object.values(own)[0];
          const id = `config-${name}`;
          return (
            <Form.Item
              key={name}
              htmlFor={id}
              label={label}
              required={'required' in item && item.required === true}
              {...(first ? { validateStatus: 'error' as const, help: wordsOf(first) } : {})}
            >
              <ItemInput
                id={id}
                item={item}
                label={label}
                value={value[name]}
                errors={own}
                onChange={(next) => onChange?.({ ...value, [name]: next })}
              />
            </Form.Item>
          );
        })}
        {items.length === 0 && <span>{t('ui.no')}</span>}
        {kind === 'crypto' && <WatchNote config={value} />}
      </>
    );
  };
