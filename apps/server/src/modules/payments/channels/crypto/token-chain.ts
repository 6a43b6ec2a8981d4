import { createRequire } from 'node:module';
import { NETWORKS, type Network } from '@app/contract/payments/channels/networks';
import { invariant } from '@app/kernel/assert';
import { SECOND } from '@app/kernel/clock';
import type { Hex } from 'viem';
import { outgoingFetch } from '../../../../platform/http/outgoing/outgoing.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** One transfer of a token, in the block it stands in. */
export type TokenTransfer = {
  readonly to: string;
  readonly units: bigint;
  readonly txHash: Hex;
  readonly logIndex: number;
  readonly block: bigint;
  readonly blockHash: Hex;
};

// It takes megabytes, so it is read when a chain is first watched.
const require = createRequire(import.meta.url);
const viem = (): typeof import('viem') => require('viem');

const TRANSFER = 'event Transfer(address indexed from, address indexed to, uint256 value)';
const TIMEOUT_MS = 10_000;
/** How many addresses one question may name. */
const ADDRESSES = 200;

/** A token on one chain, as its configured RPC address tells of it. */
export function tokenChain(platform: Platform, of: { network: Network; rpcUrl: string; token: string }) {
  const { createPublicClient, getAddress, http, isAddressEqual, parseAbiItem } = viem();
  const transport = http(of.rpcUrl, { fetchFn: outgoingFetch(platform), retryCount: 1, timeout: TIMEOUT_MS });
  const client = createPublicClient({ transport, cacheTime: 0 });
  const token = getAddress(of.token);
  const rule = NETWORKS[of.network];

  return {
    /** Throws when the address leads to another chain: money of a test chain is none. */
    assertChain: async (): Promise<void> => {
      const id = await client.getChainId();
      invariant('chainId' in rule && id === rule.chainId, `the RPC address is of chain ${id}, not of ${of.network}`);
    },
    height: (): Promise<bigint> => client.getBlockNumber(),
    /** A block as the chain stands now. */
    blockAt: async (block: bigint): Promise<{ hash: Hex; at: Date }> => {
      const { hash, timestamp } = await client.getBlock({ blockNumber: block });
      invariant(hash, `block ${block} is mined`);
      return { hash, at: new Date(Number(timestamp) * SECOND) };
    },
    /**
     * Where a transfer stands in its transaction, which no other branch of the chain changes as it would its place in
     * the block. Throws when the chain went another way meanwhile.
     */
    placeOf: async ({ txHash, logIndex, blockHash }: TokenTransfer): Promise<number> => {
      const receipt = await client.getTransactionReceipt({ hash: txHash });
      const place = receipt.logs.findIndex((log) => log.logIndex === logIndex);
      invariant(receipt.blockHash === blockHash && place >= 0, `transaction ${txHash} is in another block now`);
      return place;
    },
    /** Transfers to any of these addresses in the blocks from … to, both included, in their order. */
    transfersTo: async (addresses: readonly string[], from: bigint, to: bigint): Promise<TokenTransfer[]> => {
      const found: TokenTransfer[] = [];
      for (let start = 0; start < addresses.length; start += ADDRESSES) {
        const logs = await client.getLogs({
          address: token,
          event: parseAbiItem(TRANSFER),
          args: { to: addresses.slice(start, start + ADDRESSES) as Hex[] },
          fromBlock: from,
          toBlock: to,
          strict: true,
        });
        for (const log of logs) {
          // What the node answers is checked against what was asked.
          const asked = isAddressEqual(log.address, token) && log.blockNumber >= from && log.blockNumber <= to;
          if (log.removed || !asked) continue;
          found.push({
            to: getAddress(log.args.to),
            units: log.args.value,
            txHash: log.transactionHash,
            logIndex: log.logIndex,
            block: log.blockNumber,
            blockHash: log.blockHash,
          });
        }
      }
      return found.sort((a, b) => Number(a.block - b.block) || a.logIndex - b.logIndex);
    },
  };
}
export type TokenChain = ReturnType<typeof tokenChain>;
