import { expect, test } from 'vitest';
import { daysBeside } from './days-beside.ts';

test.each([
  ['no others', '2027-05-10', [], 5, null],
  ['one other', '2027-05-10', ['2027-05-12'], 5, { from: '2027-05-07', to: '2027-05-17' }],
  [
    'two others, each with its own limit',
    '2027-05-10',
    ['2027-05-08', '2027-05-12'],
    5,
    { from: '2027-05-07', to: '2027-05-13' },
  ],
  ['a window of no days', '2027-05-10', ['2027-05-10'], 0, { from: '2027-05-10', to: '2027-05-10' }],
  ['across a year', '2026-12-30', ['2027-01-02'], 5, { from: '2026-12-28', to: '2027-01-07' }],
  // Its provider moved it eight days away: it may come nearer, or as far to the other side.
  ['one that is further away already', '2027-05-20', ['2027-05-12'], 5, { from: '2027-05-04', to: '2027-05-20' }],
  [
    'one further away, one near',
    '2027-05-20',
    ['2027-05-12', '2027-05-18'],
    5,
    { from: '2027-05-13', to: '2027-05-20' },
  ],
])('%s', (_, own, others, apart, range) => {
  expect(daysBeside(own, others, apart)).toEqual(range);
});
