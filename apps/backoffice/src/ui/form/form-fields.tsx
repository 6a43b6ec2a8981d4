import { Form } from 'antd';
import type { TextKey } from '../../text/text-key';
import { useText, useTextOf } from '../../text/use-text';
import type { Field } from './define-form';
import { errorsAt } from './field-errors';
import { FieldInput } from './field-input';
import look from './form.module.css';

type FormFieldsProps<V> = {
  fields: Field<V>[];
  errors: Readonly<Record<string, string>>;
};

/** Fields of several inputs: they mark the one in error themselves, so the frame must not mark them all. */
const composite: ReadonlySet<string> = new Set(['own', 'localized', 'rich-text', 'texts']);

/** Whether a required value is missing. False and zero are values. */
const isMissing = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isMissing) || value.length === 0;
  if (typeof value === 'object' && 'en-US' in value) return isMissing(value['en-US']);
  return false;
};

/** Draws declared fields: label above, input, help or error below. Server errors stand at their field until it changes. */
export function FormFields<V>({ fields, errors }: FormFieldsProps<V>) {
  const t = useText();
  const textOf = useTextOf();
  return (
    <div className={look.grid}>
      {fields.map((field) => {
        const { own, parts } = errorsAt(errors, field.name);
        const first = own ?? Object.values(parts)[0];
        const whole = !composite.has(field.kind);
        const said = first && <span className={look.wrong}>{textOf(first, 'ui.form.invalid')}</span>;
        const word = field.kind === 'money' ? 'ui.form.amount' : 'ui.form.number';
        return (
          <Form.Item
            key={field.name}
            name={field.name as string}
            className={field.half ? '' : (look.whole ?? '')}
            label={t(field.label)}
            required={field.required === true}
            {...(said ? { help: said } : {})}
            {...(whole ? (said ? { validateStatus: 'error' as const } : {}) : { validateStatus: '' as const })}
            {...(field.help && !first ? { extra: t(field.help) } : {})}
            validateTrigger="onBlur"
            rules={[
              {
                validator: (_, value) => {
                  if (field.required && isMissing(value)) return Promise.reject(new Error(t('ui.form.required')));
                  const flaw = (field.check as ((value: unknown) => TextKey | null) | undefined)?.(value);
                  if (flaw) return Promise.reject(new Error(t(flaw)));
                  return Number.isNaN(value) ? Promise.reject(new Error(t(word))) : Promise.resolve();
                },
              },
            ]}
          >
            <FieldInput field={field} parts={parts} />
          </Form.Item>
        );
      })}
    </div>
  );
}
