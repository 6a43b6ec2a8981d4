import { useT } from '@app/client/i18n';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './security.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Six digits in six cells, as one field: it can be pasted into and filled from a message. `onFull` hears the sixth. */
export function CodeField(props: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
  readonly onFull?: (code: string) => void;
}) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const { value, error } = props;
  const take = (text: string) => {
    const code = text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, PLACES.length);
    props.onChange(code);
    if (code.length === PLACES.length && code !== value) props.onFull?.(code);
  };
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {t('security.code')}
      </label>
      <div className={cx(styles.cells, error && styles.wrong)}>
        {PLACES.map((place) => (
          <span
            key={place}
            className={cx(styles.cell, place === Math.min(value.length, PLACES.length - 1) && styles.here)}
            aria-hidden="true"
          >
            {value[place] ?? ''}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => take(event.target.value)}
        />
      </div>
      <p id={`${id}-help`} className={error ? styles.flaw : undefined} role={error ? 'alert' : undefined}>
        {error ? (
          <>
            <Icon as={IconAlertTriangle} size="s" />
            {error}
          </>
        ) : null}
      </p>
    </div>
  );
}
