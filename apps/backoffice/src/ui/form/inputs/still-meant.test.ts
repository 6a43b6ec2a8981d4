import { expect, test } from 'vitest';
import { stillMeant } from './still-meant';

const [lisbon, porto] = [{ name: 'Lisbon, five days' }, { name: 'Porto, the river' }];

test('while the answer to what is typed is awaited, rows of before are offered only where they have it in their name', () => {
  expect(stillMeant([lisbon, porto], ' porto', true)).toEqual([porto]);
  expect(stillMeant([lisbon, porto], 'madrid', true)).toEqual([]);
  expect(stillMeant([lisbon, porto], '', true)).toEqual([lisbon, porto]);
  // The server also finds by place.
  expect(stillMeant([lisbon, porto], 'portugal', false)).toEqual([lisbon, porto]);
});
