import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { PAID_STAY } from '../../testing/travel-answers.ts';
import { useChangedStay } from './changed-stay.ts';

beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

const of = (item: Partial<HotelItem>) => ({ ...PAID_STAY.subject, item: { ...PAID_STAY.subject.item, ...item } });
const stay = of({ room: 'Sea room', board: 'breakfast' });

it('what is eaten, the room and the hour of leaving are shown where they differ from the quote', () => {
  const { current: changed } = renderHook(useChangedStay).result;
  expect(changed(stay, stay)).toEqual([]);
  expect(changed(stay, of({ room: 'Sea room', board: 'room_only' }))).toEqual([
    { name: 'Meals', before: 'Breakfast included', after: 'Room only' },
  ]);
  const other = of({ room: 'Garden room', board: 'breakfast', checkOutUntil: '10:00' });
  expect(changed(stay, other).map(({ after }) => after)).toEqual(['Garden room', 'before 10:00']);
});
