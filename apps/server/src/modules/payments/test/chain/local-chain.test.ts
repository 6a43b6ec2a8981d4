import { expect, test } from 'vitest';
import { localChain } from './local-chain.ts';

test('when tokens are sent, blocks mined and a branch left, then the chain stands as one would', async () => {
  const chain = await localChain();
  const before = await chain.height();
  const snapshot = await chain.snapshot();
  await chain.send('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 5n);
  await chain.mine(3);
  expect(await chain.height()).toBe(before + 4n);
  await chain.revert(snapshot);
  expect(await chain.height()).toBe(before);
  await chain.close();
});
