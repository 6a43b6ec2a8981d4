import { expect, test } from 'vitest';
import { insteadOrder } from './instead-order.ts';

const at = (restaurantId: string, time: string) => ({ restaurantId, time });

test('the own restaurant has other hours, each other one its nearest, and the hour itself only elsewhere', () => {
  const tables = [
    at('own', '19:30'),
    at('own', '20:00'),
    at('own', '18:00'),
    at('own', '21:00'),
    at('own', '21:30'),
    at('b', '20:30'),
    at('b', '19:30'),
    at('c', '18:30'),
  ];
  expect(insteadOrder(tables, at('own', '19:30')).map(({ restaurantId, time }) => `${restaurantId} ${time}`)).toEqual([
    'b 19:30',
    'own 20:00',
    'c 18:30',
    'own 18:00',
    'own 21:00',
  ]);
});

test('no more of them than a screen holds, and none where nothing is free', () => {
  const many = Array.from({ length: 20 }, (_, index) => at(`r${index}`, '19:45'));
  expect(insteadOrder(many, at('own', '19:30'))).toHaveLength(6);
  expect(insteadOrder([], at('own', '19:30'))).toEqual([]);
});
