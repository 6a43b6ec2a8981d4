import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Platform } from '../platform/slice.ts';
import { testApp } from './test-app.ts';

/** Opens a product, uses it and closes it; only the answer could still keep it. */
async function openAndClose(): Promise<WeakRef<Platform>> {
  const { app, close } = await testApp();
  await app.server.inject('/metrics');
  await close();
  return new WeakRef(app.platform);
}

test('a product that was closed is kept by nothing: one process of tests opens a hundred', {
  timeout: 60_000,
}, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const closed = await openAndClose();
  await expect
    .poll(
      () => {
        collect();
        return closed.deref() === undefined;
      },
      { timeout: 10_000 },
    )
    .toBe(true);
});
