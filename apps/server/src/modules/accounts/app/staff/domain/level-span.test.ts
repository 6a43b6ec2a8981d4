import { expect, test } from 'vitest';
import { type LevelPlace, levelAt, levelSpan } from './level-span.ts';

const levels: LevelPlace[] = [0, 20_000, 60_000].map((thresholdUsd, index) => ({
  identifier: `l${index}`,
  name: { 'en-US': `Level ${index}` },
  thresholdUsd,
}));

test.each([
  ['l0', 0, 20_000],
  ['l1', 20_000, 60_000],
  ['l2', 60_000, null],
])('when level %s is asked for, then it is held from %i to below %s', (identifier, fromUsd, belowUsd) => {
  expect(levelSpan(levels, identifier)).toEqual({ fromUsd, belowUsd });
  expect(levelAt(levels, fromUsd)?.identifier).toBe(identifier);
});

test('when there is no such level or none begins so low, then there is nothing', () => {
  expect(levelSpan(levels, 'none')).toBeNull();
  expect(levelAt(levels.slice(1), 5)).toBeUndefined();
});
