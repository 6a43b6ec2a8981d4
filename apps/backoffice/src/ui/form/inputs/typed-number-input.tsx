import { plainDecimal } from '@app/kernel/plain-decimal';
import { Input } from 'antd';
import { useState } from 'react';

export type NumberInputProps = {
  value?: number | null;
  /** Null when empty, NaN while what stands there is no such number. */
  onChange?: (value: number | null) => void;
  id?: string;
  placeholder?: string | undefined;
  'aria-label'?: string;
  status?: 'error' | '';
  disabled?: boolean;
};

type Notation = {
  /** The number that a text says, written with a point, or null when it says none. */
  read: (text: string) => number | null;
  write: (value: number) => string;
  inputMode: 'numeric' | 'decimal';
  prefix?: string;
  suffix?: string;
};

/** A number that is typed as text. What a person typed stays even when it says none, so that it can be put right. */
export function TypedNumberInput({ notation, value, onChange, ...rest }: NumberInputProps & { notation: Notation }) {
  const { read, write, ...shown } = notation;
  const written = (number: number | null | undefined): string =>
    number === null || number === undefined || Number.isNaN(number) ? '' : write(number);
  const [text, setText] = useState(written(value));
  const [shownValue, setShownValue] = useState<number | null | undefined>(value);
  if (!Object.is(value ?? null, shownValue ?? null)) {
    setShownValue(value);
    setText(written(value));
  }
  const notify = (next: string) => {
    const number = next.trim() === '' ? null : (read(plainDecimal(next)) ?? Number.NaN);
    setText(next);
    setShownValue(number);
    onChange?.(number);
  };
  return (
    <Input {...rest} {...shown} autoComplete="off" value={text} onChange={(event) => notify(event.target.value)} />
  );
}
