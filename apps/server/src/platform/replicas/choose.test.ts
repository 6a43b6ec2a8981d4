import { expect, test } from 'vitest';
import { choose, inOrderFor } from './choose.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';
import { NOTHING } from './position.ts';
import type { Needs, Replica } from './replica.ts';

type Faked = { up?: boolean; at?: number; looked?: number; answers?: () => Promise<void> };
function faked(of: Faked): Replica & Faked {
  const state = { up: true, at: 0, looked: 0, ...of };
  return Object.assign(state, {
    isUp: () => state.up,
    has: ({ asOf }: Needs) => state.up && state.at >= asOf,
    lookNow: async () => {
      state.looked += 1;
      await of.answers?.();
    },
  }) as unknown as Replica & Faked;
}
const needs = (asOf: number) => () => ({ position: NOTHING, asOf });

test('the first that has what is needed is taken, without asking', async () => {
  const [old, fresh] = [faked({ at: 1 }), faked({ at: 5 })];
  expect(await choose([old, fresh], { patienceMs: 20, needs: needs(5) })).toBe(fresh);
  expect([old.looked, fresh.looked]).toEqual([0, 0]);
});

test('where none is known to have it they are asked once, and the primary is taken where none has', async () => {
  const one = faked({
    answers: async () => {
      one.at = 9;
    },
  });
  expect(await choose([one], { patienceMs: 20, needs: needs(9) })).toBe(one);
  const late = faked({ at: 1 });
  expect(await choose([late], { patienceMs: 20, needs: needs(9) })).toBeNull();
  expect(late.looked).toBe(1);
});

test('one that does not answer holds nobody up for longer than they may wait', async () => {
  const hanging = faked({ answers: () => new Promise(() => undefined) });
  const begun = performance.now();
  expect(await choose([hanging], { patienceMs: 20, needs: needs(1) })).toBeNull();
  expect(performance.now() - begun).toBeLessThan(500);
  expect(await choose([faked({ up: false })], { patienceMs: 10_000, needs: needs(0) })).toBeNull();
});

test('work in the background waits for one that comes up', async () => {
  const coming = faked({});
  setTimeout(() => {
    coming.at = 4;
  }, 60);
  expect(await choose([coming], { patienceMs: 5_000, needs: needs(4) })).toBe(coming);
});

test('a reader begins with the same replica each time, and readers are spread over all', () => {
  const three = ['a', 'b', 'c'];
  expect(inOrderFor('customer:1', three)).toEqual(inOrderFor('customer:1', three));
  expect([...inOrderFor('customer:1', three)].sort()).toEqual(three);
  const firsts = Array.from({ length: 300 }, (_, n) => inOrderFor(`customer:${n}`, three)[0]);
  expect(three.every((one) => firsts.filter((first) => first === one).length > 50)).toBe(true);
});

test('who asks while a look is under way is given one that began afterwards, and all who wait share it', async () => {
  let begun = 0;
  const gates: (() => void)[] = [];
  const look = oneAfterTheOther(async () => {
    begun += 1;
    await new Promise<void>((resolve) => gates.push(resolve));
  });
  const first = look();
  const [second, third] = [look(), look()];
  expect([begun, second === third]).toEqual([1, true]);
  gates[0]?.();
  await first;
  await Promise.resolve();
  expect(begun).toBe(2);
  gates[1]?.();
  await second;
  void look();
  expect(begun).toBe(3);
});
