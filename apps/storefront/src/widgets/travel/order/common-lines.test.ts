import { expect, test } from 'vitest';
import { commonLines } from './common-lines.ts';

test('lines that only some have in common tell the others apart', () => {
  const booked = ['Grand Palace', '1–4 May', 'Double, breakfast'];
  const [first, second, third] = [
    ['Grand Palace', '1–4 May', 'Twin, breakfast'],
    ['Harbour Inn', '1–4 May', 'Double, breakfast'],
    ['Harbour Inn', '1–4 May', 'Double, room only'],
  ] as const;
  expect([...commonLines([booked, first, second, third])]).toEqual(['1–4 May']);
  expect([...commonLines([])]).toEqual([]);
});
