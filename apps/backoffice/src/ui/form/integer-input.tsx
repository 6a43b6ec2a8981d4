import { Input } from 'antd';
import { useState } from 'react';

type IntegerInputProps = {
  value?: number | null;
  /** Null when empty, NaN while what stands there is no whole number. */
  onChange?: (value: number | null) => void;
  id?: string;
  placeholder?: string | undefined;
  'aria-label'?: string;
  status?: 'error' | '';
  disabled?: boolean;
};

const WHOLE = /^(0|[1-9]\d{0,8})$/;
const written = (value: number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '' : String(value);

/** A whole number without sign. What a person typed stays even when it is none, so that it can be put right. */
export function IntegerInput({ value, onChange, ...rest }: IntegerInputProps) {
  const [text, setText] = useState(written(value));
  const [told, setTold] = useState<number | null | undefined>(value);
  if (!Object.is(value ?? null, told ?? null)) {
    setTold(value);
    setText(written(value));
  }
  const tell = (next: string) => {
    const number = next.trim() === '' ? null : WHOLE.test(next.trim()) ? Number(next.trim()) : Number.NaN;
    setText(next);
    setTold(number);
    onChange?.(number);
  };
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => tell(event.target.value)}
    />
  );
}
