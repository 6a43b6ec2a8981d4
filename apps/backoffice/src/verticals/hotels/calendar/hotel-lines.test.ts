import { expect, test } from 'vitest';
import { type Area, datesOf } from '../../../ui/calendar/grid-area';
import { chosenOf, linesOf } from './hotel-lines';

const plan = (id: string) => ({ id, name: id, board: 'breakfast' as const, nights: [] });
const room = (id: string, ...plans: string[]) => ({ id, name: id, nights: [], blocks: [], plans: plans.map(plan) });
const lines = linesOf({ roomTypes: [room('single', 'flex', 'saver'), room('suite', 'best')] });
const dates = datesOf({ from: '2026-12-30', to: '2027-01-03' });

test('each room type is followed by its plans', () => {
  expect(lines.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'room single',
    'plan flex',
    'plan saver',
    'room suite',
    'plan best',
  ]);
});

test('an area names its nights, room types and plans', () => {
  const area: Area = { anchor: { row: 3, column: 3 }, focus: { row: 1, column: 1 } };
  expect(chosenOf(area, lines, dates)).toEqual({
    from: '2026-12-31',
    to: '2027-01-02',
    roomTypeIds: ['suite'],
    planIds: ['flex', 'saver'],
  });
});
