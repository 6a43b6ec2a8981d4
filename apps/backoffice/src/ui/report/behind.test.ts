import { expect, test } from 'vitest';
import { behindOf } from './behind';

const days = { from: '2026-01-15', to: '2026-03-10' };

test('when a figure counts no orders, then there is nothing behind it', () => {
  expect(behindOf({ stands: 'none' }, days, null)).toBeNull();
});

test('when a line is of a month or a day, then its own days are behind its figures', () => {
  const month = behindOf({}, days, { by: 'month', id: '2026-02', name: '2026-02' });
  expect(month).toEqual({
    days: { from: '2026-02-01', to: '2026-02-28' },
    standing: 'kept',
    once: false,
    line: null,
    row: '2026-02',
  });
  expect(behindOf({}, days, { by: 'day', id: '2026-02-03', name: '2026-02-03' })?.days).toEqual({
    from: '2026-02-03',
    to: '2026-02-03',
  });
});

test('when a line is of something else, then it is behind its figures with all days', () => {
  const line = { by: 'tour', id: '7', name: 'Lisbon' };
  expect(behindOf({ stands: 'any', once: true }, days, line)).toEqual({
    days,
    standing: undefined,
    once: true,
    line,
    row: '7',
  });
});
