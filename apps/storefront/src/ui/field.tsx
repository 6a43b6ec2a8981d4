import { useT } from '@app/client/i18n';
import { IconAlertTriangle, IconChevronDown, IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { Icon, type IconGlyph } from './icon.tsx';

export type FieldFrame = {
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  /** Replaces the helper and says the rule. */
  readonly error?: string | undefined;
};

/** Label above, control, helper or error below. The control gets the ids that tie the three together. */
export function Field(
  props: FieldFrame & {
    readonly children: (ids: { id: string; describedBy: string; invalid: boolean }) => ReactNode;
    readonly className?: string | undefined;
  },
) {
  const id = useId();
  const { label, helper, error } = props;
  return (
    <div className={cx(styles.field, props.className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {props.children({ id, describedBy: `${id}-help`, invalid: Boolean(error) })}
      <p id={`${id}-help`} className={cx(styles.help, error && styles.bad)} role={error ? 'alert' : undefined}>
        {error ? (
          <>
            <Icon as={IconAlertTriangle} size="s" />
            {error}
          </>
        ) : (
          helper
        )}
      </p>
    </div>
  );
}

type InputProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    readonly ref?: Ref<HTMLInputElement>;
    readonly icon?: IconGlyph;
    /** At the end of the box: a unit or a small action. */
    readonly suffix?: ReactNode;
  };

/** One line of text. Takes what `register('name')` of react-hook-form gives. */
export function TextInput({ label, helper, error, icon, suffix, ...input }: InputProps) {
  return (
    <Field label={label} helper={helper} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className={cx(styles.box, invalid && styles.invalid, input.disabled && styles.disabled)}>
          {icon ? <Icon as={icon} size="m" className={styles.lead} /> : null}
          <input {...input} id={id} aria-describedby={describedBy} aria-invalid={invalid || undefined} />
          {suffix}
        </div>
      )}
    </Field>
  );
}

/** A password with a switch to see it. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'icon' | 'suffix'>) {
  const t = useT();
  const [seen, setSeen] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      icon={IconLock}
      type={seen ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.reveal}
          aria-label={t(seen ? 'common.hide_password' : 'common.show_password')}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          <Icon as={seen ? IconEye : IconEyeOff} size="m" />
        </button>
      }
    />
  );
}

type AreaProps = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { readonly ref?: Ref<HTMLTextAreaElement> };

/** Several lines. With `maxLength` it counts what is written. */
export function TextArea({ label, helper, error, ...area }: AreaProps) {
  const t = useT();
  const [used, setUsed] = useState(String(area.value ?? area.defaultValue ?? '').length);
  const count = area.maxLength
    ? t('common.characters_left', {
        used: area.value === undefined ? used : String(area.value).length,
        max: area.maxLength,
      })
    : null;
  return (
    <Field label={label} helper={helper ?? count} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className={cx(styles.box, styles.area, invalid && styles.invalid)}>
          <textarea
            rows={4}
            {...area}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={(event) => {
              setUsed(event.target.value.length);
              area.onChange?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** A field that opens a choice (picker, calendar, sheet) instead of taking text. */
export function SelectField(
  props: FieldFrame & {
    readonly value?: ReactNode;
    readonly placeholder?: string;
    readonly onOpen: () => void;
    readonly icon?: IconGlyph;
    readonly disabled?: boolean;
  },
) {
  const t = useT();
  const empty = props.value === undefined || props.value === null || props.value === '';
  return (
    <Field label={props.label} helper={props.helper} error={props.error}>
      {({ id, describedBy, invalid }) => (
        <button
          type="button"
          id={id}
          className={cx(styles.box, styles.select, invalid && styles.invalid)}
          aria-describedby={describedBy}
          aria-haspopup="dialog"
          disabled={props.disabled}
          onClick={props.onOpen}
        >
          <span className={cx('grow clip1', empty && styles.placeholder)}>
            {empty ? (props.placeholder ?? t('common.select')) : props.value}
          </span>
          <Icon as={props.icon ?? IconChevronDown} size="m" className={styles.lead} />
        </button>
      )}
    </Field>
  );
}
