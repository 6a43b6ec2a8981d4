import { expect, test } from 'vitest';
import { type Level, standingAt } from './standing.ts';

const level = (identifier: string, thresholdUsd: number): Level => ({
  identifier,
  thresholdUsd,
  discountBp: 0,
  name: { 'en-US': identifier },
  image: null,
  benefits: { 'en-US': '' },
});
const levels = [level('shore', 0), level('tide', 20_000), level('sail', 60_000)];

test.each([
  [0, 'shore', 'tide'],
  [19_999, 'shore', 'tide'],
  [20_000, 'tide', 'sail'],
  [60_000, 'sail', undefined],
])('when %i cents were spent, then %s is held and %s is next', (spent, held, next) => {
  const standing = standingAt(levels, { spentUsd: spent, standingUsd: spent });
  expect(standing.spentUsd).toBe(spent);
  expect([standing.held?.identifier, standing.next?.identifier]).toEqual([held, next]);
});

test('when staff granted a level, then it is held and what was spent stays what it is', () => {
  expect(standingAt(levels, { spentUsd: 50, standingUsd: 20_000 })).toMatchObject({
    spentUsd: 50,
    held: { identifier: 'tide' },
    next: { identifier: 'sail' },
  });
});

test('when no level begins so low, then none is held', () => {
  expect(standingAt(levels.slice(1), { spentUsd: 5, standingUsd: 5 })).toMatchObject({
    held: null,
    next: { identifier: 'tide' },
  });
});
