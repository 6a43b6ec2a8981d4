import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { IntegerInput } from './integer-input';
import { MoneyInput } from './money-input';
import { PercentInput } from './percent-input';
import type { NumberInputProps } from './typed-number-input';

afterEach(cleanup);

/** What a field hands on at the end of typing. */
async function typed(Input: ComponentType<NumberInputProps>, text: string): Promise<number | null | undefined> {
  const onChange = vi.fn<(value: number | null) => void>();
  function Field() {
    const [value, setValue] = useState<number | null>(null);
    const take = (next: number | null) => {
      onChange(next);
      setValue(next);
    };
    return <Input value={value} onChange={take} />;
  }
  render(<Field />);
  await userEvent.type(screen.getByRole('textbox'), text);
  // What was typed stays as it was typed.
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(text);
  cleanup();
  return onChange.mock.lastCall?.[0];
}

test('decimals are typed with the comma of keyboards that have no point', async () => {
  expect(await typed(MoneyInput, '12,5')).toBe(1_250);
  expect(await typed(MoneyInput, '38,72')).toBe(3_872);
  expect(await typed(MoneyInput, '12.50')).toBe(1_250);
  expect(await typed(PercentInput, '7,25')).toBe(725);
});

test('what could be a comma between thousands is no number, and no whole number has decimals', async () => {
  expect(await typed(MoneyInput, '1,290')).toBeNaN();
  expect(await typed(MoneyInput, '1.290,00')).toBeNaN();
  expect(await typed(IntegerInput, '12,5')).toBeNaN();
});
