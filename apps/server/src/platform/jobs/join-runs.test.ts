import { expect, test } from 'vitest';
import { joinRuns } from './join-runs.ts';

test('calls during a run join it, and it looks once more; one that fails does not keep the next from running', async () => {
  let [runs, side, most] = [0, 0, 0];
  const { run } = joinRuns(async () => {
    runs += 1;
    side += 1;
    most = Math.max(most, side);
    await new Promise((done) => setTimeout(done, 5));
    side -= 1;
    if (runs === 3) throw new Error('once');
    return 1;
  });
  expect(await Promise.all([run(), run(), run()])).toEqual([2, 2, 2]);
  const first = run();
  await new Promise((done) => setTimeout(done, 1));
  const joined = run();
  await expect(first).rejects.toThrow('once');
  await expect(joined).rejects.toThrow('once');
  expect(await run()).toBe(1);
  expect(most).toBe(1);
});

test('once it is stopped, what is under way ends and nothing begins', async () => {
  let begun = 0;
  const { run, stop } = joinRuns(async (isStopped) => {
    while (!isStopped()) {
      begun += 1;
      await new Promise((done) => setTimeout(done, 1));
    }
    return begun;
  });
  const under = run();
  await new Promise((done) => setTimeout(done, 5));
  await stop();
  const done = await under;
  expect(await run()).toBe(0);
  expect(begun).toBe(done);
});
