import { parseAmount, toDecimal } from '@app/kernel/money';
import { Input } from 'antd';
import { useState } from 'react';

type MoneyInputProps = {
  value?: number | null;
  /** Settlement cents; null when empty, NaN while what stands there is no amount. */
  onChange?: (value: number | null) => void;
  id?: string;
  placeholder?: string | undefined;
  'aria-label'?: string;
  status?: 'error' | '';
  disabled?: boolean;
};

const written = (value: number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '' : toDecimal(value);

/** A decimal amount of settlement money, read strictly: no signs, exponents, grouping or third decimal. */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const [text, setText] = useState(written(value));
  const [told, setTold] = useState<number | null | undefined>(value);
  if (!Object.is(value ?? null, told ?? null)) {
    setTold(value);
    setText(written(value));
  }
  const tell = (next: string) => {
    const minor = next.trim() === '' ? null : (parseAmount(next.trim()) ?? Number.NaN);
    setText(next);
    setTold(minor);
    onChange?.(minor);
  };
  return (
    <Input
      {...rest}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => tell(event.target.value)}
    />
  );
}
