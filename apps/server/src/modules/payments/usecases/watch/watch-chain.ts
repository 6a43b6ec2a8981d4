import type { Platform } from '../../../../platform/slice.ts';
import { type TokenChain, tokenChain } from '../../channels/crypto/token-chain.ts';
import { type ChainCursor, leaseChain, moveCursor, releaseChain } from '../../db/chain-cursor.repo.ts';
import { type CryptoDue, duesOn, noteSeen } from '../../db/crypto-due.repo.ts';
import { type Blocks, blocksToRead, confirmationsOf } from '../../domain/crypto/blocks-to-read.ts';
import { isWatched } from '../../domain/crypto/is-watched.ts';
import { dueFor } from '../../domain/crypto/match-transfer.ts';
import { cleanAddress } from '../../domain/crypto-address.ts';
import { type ConfiguredChannel, configuredChannels } from '../channel-config.ts';
import { receiveTransfer } from './receive-transfer.ts';

/** How long what was shown is watched: money may come very late. */
const WATCHED_DAYS = 180;
/** Many nodes refuse longer ranges. */
const BLOCKS_AT_ONCE = 1_000n;
/** A first look goes back this far, and so does one after the chain went another way below what was final. */
const LOOK_BACK = 200n;
const LEASE_SECONDS = 300;

type Watched = {
  readonly platform: Platform;
  readonly channel: ConfiguredChannel<'crypto'>;
  readonly chain: TokenChain;
  readonly dues: readonly CryptoDue[];
};

async function cursorAt(chain: TokenChain, block: bigint): Promise<ChainCursor> {
  const nextBlock = block < 1n ? 1n : block;
  return { nextBlock, beforeHash: (await chain.blockAt(nextBlock - 1n)).hash };
}

/** Every address that was shown, and the shared one of today. */
function addressesOf({ channel, dues }: Watched): readonly string[] {
  const shown = dues.filter(({ channelId }) => channelId === channel.id);
  const shared = cleanAddress(channel.config.network, channel.config.address);
  return [...new Set([...shown.map(({ address }) => address), ...(shared && !channel.config.xpub ? [shared] : [])])];
}

/** Counts the transfers of final blocks and moves the cursor behind them. Throws when the chain moves meanwhile. */
async function countFinal(watched: Watched, blocks: Blocks): Promise<number> {
  const { platform, channel, chain, dues } = watched;
  const { network } = channel.config;
  const { hash: last } = await chain.blockAt(blocks.to);
  const transfers = await chain.transfersTo(addressesOf(watched), blocks.from, blocks.to);
  let counted = 0;
  for (const transfer of transfers) {
    const { hash, at } = await chain.blockAt(transfer.block);
    if (hash !== transfer.blockHash) throw new Error('the chain went another way');
    const due = dueFor({ ...transfer, at }, dues);
    // Two channels may share an address: each counts what it showed itself.
    if (due && due.channelId !== channel.id) continue;
    const place = await chain.placeOf(transfer);
    const outcome = await receiveTransfer(platform, { network, transfer, place, due, asset: channel.config });
    if (outcome === 'duplicate') continue;
    counted += 1;
    if (due) await notify(platform, due, { txHash: transfer.txHash, confirmations: channel.config.confirmations });
  }
  if ((await chain.blockAt(blocks.to)).hash !== last) throw new Error('the chain went another way');
  await moveCursor(platform.db, channel.id, { nextBlock: blocks.to + 1n, beforeHash: last });
  return counted;
}

/** Notes how deep a payment's transfer lies and has its open cashier read it. */
async function notify(
  platform: Platform,
  due: CryptoDue,
  seen: { txHash: string; confirmations: number } | null,
): Promise<void> {
  if (!(await noteSeen(platform.db, due.attemptId, seen))) return;
  const { paymentId, customerId } = due;
  await platform.realtime.toCustomer(customerId, { topic: 'payment.changed', data: { paymentId } });
}

/** Shows transfers that are not deep enough yet, and takes back those that the chain has left out again. */
async function showOpen(watched: Watched, blocks: Blocks | null, head: bigint): Promise<void> {
  const { platform, channel, chain, dues } = watched;
  const waiting = dues.filter((due) => due.channelId === channel.id && !due.counted);
  const transfers = blocks ? await chain.transfersTo(addressesOf(watched), blocks.from, blocks.to) : [];
  const seen = new Map<string, { txHash: string; confirmations: number }>();
  for (const transfer of transfers) {
    const { at } = await chain.blockAt(transfer.block);
    const due = dueFor({ ...transfer, at }, waiting);
    if (!due) continue;
    seen.set(due.attemptId, { txHash: transfer.txHash, confirmations: confirmationsOf(transfer.block, head) });
  }
  for (const due of waiting) await notify(platform, due, seen.get(due.attemptId) ?? null);
}

/** Reads the next part of one channel's chain. Gives how many transfers were counted, one more while there is more to read. */
async function readOn(watched: Watched, cursor: ChainCursor, head: bigint): Promise<number> {
  const { platform, channel, chain } = watched;
  let { nextBlock } = cursor;
  const lost = nextBlock - 1n > head || (await chain.blockAt(nextBlock - 1n)).hash !== cursor.beforeHash;
  if (lost) {
    platform.log.error({ channelId: channel.id, nextBlock: String(nextBlock) }, 'a chain changed below what was final');
    const back = await cursorAt(chain, (nextBlock < head ? nextBlock : head) - LOOK_BACK);
    await moveCursor(platform.db, channel.id, back);
    nextBlock = back.nextBlock;
  }
  const needed = channel.config.confirmations;
  const { final, open } = blocksToRead({ next: nextBlock, head, needed, most: BLOCKS_AT_ONCE });
  const counted = final ? await countFinal(watched, final) : 0;
  const more = final !== null && final.to < head - BigInt(needed) + 1n;
  if (more) return counted + 1;
  const dues = await duesOn(platform.db, channel.config.network, WATCHED_DAYS);
  await showOpen({ ...watched, dues: watchable(dues, watched) }, open, head);
  return counted;
}

/** What was shown for the token that the channel has now; anything older is for staff to look up. */
const watchable = (dues: readonly CryptoDue[], { channel }: Pick<Watched, 'channel'>): readonly CryptoDue[] => {
  const { network, tokenContract } = channel.config;
  const token = cleanAddress(network, tokenContract);
  return dues.filter((due) => due.network === network && cleanAddress(network, due.tokenContract) === token);
};

async function watchChannel(platform: Platform, channel: ConfiguredChannel<'crypto'>): Promise<number> {
  const { network, rpcUrl, tokenContract } = channel.config;
  const chain = tokenChain(platform, { network, rpcUrl, token: tokenContract });
  await chain.assertChain();
  const start = async () => cursorAt(chain, (await chain.height()) - LOOK_BACK);
  const cursor = await leaseChain(platform.db, channel.id, start, LEASE_SECONDS);
  if (!cursor) return 0;
  try {
    // The height first: whoever pays in a block below it was shown how before.
    const head = await chain.height();
    const dues = watchable(await duesOn(platform.db, network, WATCHED_DAYS), { channel });
    return await readOn({ platform, channel, chain, dues }, cursor, head);
  } finally {
    await releaseChain(platform.db, channel.id);
  }
}

/** Reads on in the chains of all crypto channels. One whose node is away, or lies, is left for the next time. */
export async function watchChains(platform: Platform): Promise<number> {
  let counted = 0;
  for (const channel of (await configuredChannels(platform, 'crypto')).filter(({ config }) => isWatched(config))) {
    try {
      counted += await watchChannel(platform, channel);
    } catch (error) {
      platform.log.warn({ err: error, channelId: channel.id }, 'a chain could not be read');
    }
  }
  return counted;
}
