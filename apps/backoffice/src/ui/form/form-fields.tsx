import { Form } from 'antd';
import { Fragment, memo, useRef } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import type { Field } from './define-form';
import { errorsAt } from './field-errors';
import { FieldInput } from './field-input';
import styles from './form.module.css';
import { useFieldWords } from './use-field-words';

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

/** What is wrong with a field's value as far as the form can tell; null when nothing is. */
function flawOf<V>(field: Field<V>, value: unknown): TextKey | null {
  if (field.required && isMissing(value)) return 'ui.form.required';
  const flaw = (field.check as ((value: unknown) => TextKey | null) | undefined)?.(value);
  if (flaw) return flaw;
  if (!Number.isNaN(value)) return null;
  if (field.kind === 'money') return 'ui.form.amount';
  return field.kind === 'percent' ? 'ui.form.percent' : 'ui.form.number';
}

type FormFieldProps<V> = { field: Field<V>; errors: FormFieldsProps<V>['errors'] };

/**
 * One declared field. It is checked when it is left changed, and when the form is sent; once it was found wrong, with
 * every change, so that its message goes while it is put right and not under the press on the button.
 */
function DeclaredField<V>({ field, errors }: FormFieldProps<V>) {
  const t = useText();
  const wordsOf = useFieldWords();
  const form = Form.useFormInstance();
  const wrong = useRef(false);
  const { own, parts } = errorsAt(errors, field.name);
  const first = own ?? Object.values(parts)[0];
  const whole = !composite.has(field.kind);
  const words = first && wordsOf(first);
  const said = words && (
    <span className={styles.wrong} role="alert">
      {words}
    </span>
  );
  const judge = (_: unknown, value: unknown) => {
    const flaw = flawOf(field, value);
    wrong.current = flaw !== null;
    return flaw ? Promise.reject(new Error(t(flaw))) : Promise.resolve();
  };
  const judgeLeft = (_: unknown, value: unknown) =>
    wrong.current || form.isFieldTouched(field.name) ? judge(_, value) : Promise.resolve();
  // Asked with every change: what arrives while the form is being checked (a picture) takes its message away again.
  const judgeChanged = (_: unknown, value: unknown) => (wrong.current ? judge(_, value) : Promise.resolve());
  return (
    <Form.Item
      name={field.name as string}
      className={[field.half ? '' : styles.whole, field.help ? styles.helped : ''].join(' ')}
      label={t(field.label)}
      required={field.required === true}
      {...(said ? { help: said } : {})}
      {...(whole ? (said ? { validateStatus: 'error' as const } : {}) : { validateStatus: '' as const })}
      {...(field.help ? { extra: t(field.help) } : {})}
      validateTrigger={['onBlur', 'onChange']}
      validateFirst
      rules={[
        { validateTrigger: 'onBlur', validator: judgeLeft },
        { validateTrigger: 'onChange', validator: judgeChanged },
        { validateTrigger: [], validator: judge },
      ]}
    >
      <FieldInput field={field} parts={parts} />
    </Form.Item>
  );
}

/** A form that is drawn again leaves the fields alone whose declaration and errors are the same. */
const FormField = memo(DeclaredField) as typeof DeclaredField;

/** Draws declared fields: label above, input, help or error below. Server errors stand at their field until it changes. */
export function FormFields<V>({ fields, errors }: FormFieldsProps<V>) {
  const t = useText();
  return (
    <div className={styles.grid}>
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.section && <h3 className={styles.begins}>{t(field.section)}</h3>}
          <FormField field={field} errors={errors} />
        </Fragment>
      ))}
    </div>
  );
}
