import { expect, test } from 'vitest';
import { tableHeldUntil } from './table-held-until.ts';

const [EARLIER, LATER] = ['2027-05-10T18:05:00.000Z', '2027-05-10T18:15:00.000Z'];

test('an offered table is held until its offer ends or its quote does, whichever is earlier', () => {
  expect(tableHeldUntil(EARLIER, LATER)).toBe(EARLIER);
  expect(tableHeldUntil(LATER, EARLIER)).toBe(EARLIER);
  expect(tableHeldUntil('2027-05-10T20:00:00+02:00', EARLIER)).toBe('2027-05-10T20:00:00+02:00');
});
