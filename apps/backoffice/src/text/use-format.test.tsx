import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormat } from './use-format';

test('what is rounded to nothing has no minus, what is below it has one', () => {
  const { current: format } = renderHook(() => useFormat()).result;
  const zeros = [
    format.percent(-0.04),
    format.count(-0),
    format.decimal(-0.04),
    format.moneyShort(-4),
    format.money(-0),
  ];
  expect(zeros.filter((text) => /[-−]/.test(text))).toEqual([]);
  expect([format.percent(-5), format.count(-3), format.money(-100)].every((text) => text.includes('−'))).toBe(true);
});
