import { expect, test } from 'vitest';
import { stillMeant } from './still-meant';

const [lisbon, porto] = [{ name: 'Lisbon, five days' }, { name: 'Porto, the river' }];
const meant = (typed: string, waiting: boolean) =>
  stillMeant([lisbon, porto], typed, { waiting, nameOf: ({ name }) => name });

test('while the answer to what is typed is awaited, rows of before are offered only where they have it in their name', () => {
  expect(meant(' porto', true)).toEqual([porto]);
  expect(meant('madrid', true)).toEqual([]);
  expect(meant('', true)).toEqual([lisbon, porto]);
  // The server also finds by place.
  expect(meant('portugal', false)).toEqual([lisbon, porto]);
});
