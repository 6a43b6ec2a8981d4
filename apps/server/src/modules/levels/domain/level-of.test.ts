import { describe, expect, test } from 'vitest';
import { benefitsIn, levelIndex, shortened } from './level-of.ts';

describe('the level of a spent value', () => {
  const levels = [{ thresholdUsd: 0 }, { thresholdUsd: 20_000 }, { thresholdUsd: 60_000 }];
  test.each([
    [0, 0],
    [19_999, 0],
    [20_000, 1],
    [59_999, 1],
    [60_000, 2],
    [1_000_000, 2],
  ])('when %i cents were spent, then it is the level at %i', (spent, index) => {
    expect(levelIndex(levels, spent)).toBe(index);
  });
  test('when there is none so low, then none is held', () => {
    expect(levelIndex([{ thresholdUsd: 5 }], 4)).toBe(-1);
  });
});

test('when benefits are written one a line, then empty lines are none', () => {
  expect(benefitsIn(' Free delivery \n\n 2 % off')).toEqual(['Free delivery', '2 % off']);
  expect(benefitsIn('')).toEqual([]);
});

test('when a name is shown to others, then only its ends are', () => {
  expect(['Ines', 'Al', 'X', '小红书'].map(shortened)).toEqual(['I***s', 'A*', 'X*', '小***书']);
});
