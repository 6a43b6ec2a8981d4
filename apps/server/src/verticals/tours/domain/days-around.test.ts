import { expect, it } from 'vitest';
import { daysAround } from './days-around.ts';

const within = { first: '2026-12-01', last: '2026-12-31' };

it('looks at the days around one, the nearest first, never before the first', () => {
  expect(daysAround({ from: '2026-12-02', to: '2026-12-02' }, within).slice(0, 3)).toEqual([
    { from: '2026-12-03', to: '2026-12-03' },
    { from: '2026-12-01', to: '2026-12-01' },
    { from: '2026-12-04', to: '2026-12-04' },
  ]);
});

it('steps by as many days as were asked for, and cuts what goes beyond', () => {
  expect(daysAround({ from: '2026-12-10', to: '2026-12-19' }, within)).toEqual([
    { from: '2026-12-20', to: '2026-12-29' },
    { from: '2026-12-01', to: '2026-12-09' },
    { from: '2026-12-30', to: '2026-12-31' },
  ]);
});
