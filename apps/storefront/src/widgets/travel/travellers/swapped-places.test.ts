import { expect, test } from 'vitest';
import { swappedPlaces, withSwapped } from './swapped-places.ts';

const values = {
  passenger0: 'ada',
  passenger1: 'ben',
  passenger2: 'cleo',
  passenger3: 'baby-a',
  passenger4: 'baby-b',
  lap3: '1',
  lap4: '3',
  email: 'x',
};
const after = (swap: [number, number]) => ({ ...values, ...withSwapped(values, { count: 5, swap }) });

test('a baby goes with the adult on whose lap it sits', () => {
  expect(withSwapped(values, { count: 5, swap: [0, 1] })).toEqual({ passenger0: 'ben', passenger1: 'ada', lap3: '2' });
  expect(after([0, 2])).toMatchObject({ passenger0: 'cleo', passenger2: 'ada', lap3: '3', lap4: '1' });
});

test('babies that exchange their places keep their laps', () => {
  expect(after([3, 4])).toMatchObject({ passenger3: 'baby-b', passenger4: 'baby-a', lap3: '3', lap4: '1' });
});

test('a lap that is not chosen stays so, and twice the same swap is as before', () => {
  expect(withSwapped({ ...values, lap3: '' }, { count: 5, swap: [0, 1] })).not.toHaveProperty('lap3');
  const once = after([0, 2]);
  expect({ ...once, ...withSwapped(once, { count: 5, swap: [2, 0] }) }).toEqual(values);
  expect(swappedPlaces(3, [0, 2])).toEqual([2, 1, 0]);
});
