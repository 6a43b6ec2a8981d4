import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time';

test('work that is asked for while it runs has one more run afterwards, however often', async () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const { result } = renderHook(() => useOneAtATime(work));
  const first = result.current();
  await Promise.all([result.current(), result.current()]);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
});
