import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ContractDecoder,
  EdrContext,
  L1_CHAIN_TYPE,
  l1GenesisState,
  l1HardforkLatest,
  l1HardforkToString,
  l1ProviderFactory,
  MineOrdering,
} from '@nomicfoundation/edr';
import { createTestClient, createWalletClient, type Hex, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hardhat } from 'viem/chains';
import { testTokenAbi, testTokenBytecode } from './test-token.ts';

/** The first key of the words `test test … junk`, known to everybody. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80' as Hex;
const ETHER = 10n ** 18n;

async function provider() {
  const context = new EdrContext();
  await context.registerProviderFactory(L1_CHAIN_TYPE, l1ProviderFactory());
  const hardfork = l1HardforkLatest();
  const rich = { address: Buffer.from(privateKeyToAccount(KEY).address.slice(2), 'hex'), balance: 10_000n * ETHER };
  return context.createProvider(
    L1_CHAIN_TYPE,
    {
      allowBlocksWithSameTimestamp: true,
      allowUnlimitedContractSize: false,
      bailOnCallFailure: true,
      bailOnTransactionFailure: true,
      chainId: BigInt(hardhat.id),
      coinbase: Buffer.alloc(20, 0xc0),
      defaultTransactionGasLimit: 10_000_000n,
      genesisState: [...l1GenesisState(hardfork), rich],
      hardfork: l1HardforkToString(hardfork),
      minGasPrice: 0n,
      mining: { autoMine: true, memPool: { order: MineOrdering.Priority } },
      network: { genesisBlockGasLimit: 30_000_000n },
      networkId: BigInt(hardhat.id),
      observability: {},
      ownedAccounts: [KEY],
      precompileOverrides: [],
    },
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => undefined },
    { subscriptionCallback: () => undefined },
    new ContractDecoder(),
  );
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/**
 * A chain of its own in this process (the engine of Hardhat) behind JSON-RPC over http, with a token on it. Transactions
 * are mined at once; `mine` adds empty blocks, `snapshot` and `revert` make another branch from an earlier block.
 */
export async function localChain() {
  const engine = await provider();
  let away = false;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      if (away) return void request.socket.destroy();
      // The engine wants parameters even where there are none.
      const { data } = await engine.handleRequest(JSON.stringify({ params: [], ...JSON.parse(body) }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(typeof data === 'string' ? data : JSON.stringify(data));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = http(url, { retryCount: 0 });
  const account = privateKeyToAccount(KEY);
  const chain = createTestClient({ chain: hardhat, mode: 'hardhat', transport }).extend(publicActions);
  const wallet = createWalletClient({ account, chain: hardhat, transport });

  const mined = async (hash: Hex) => chain.getTransactionReceipt({ hash });
  const deploy = async (): Promise<Hex> => {
    const hash = await wallet.deployContract({ abi: testTokenAbi, bytecode: testTokenBytecode });
    const { contractAddress } = await mined(hash);
    const { request } = await chain.simulateContract({
      account,
      address: contractAddress as Hex,
      abi: testTokenAbi,
      functionName: 'mint',
      args: [account.address, 10n ** 15n],
    });
    await wallet.writeContract(request);
    return contractAddress as Hex;
  };
  const token = await deploy();

  return {
    url,
    token,
    /** Another token, worth nothing to anybody. */
    otherToken: await deploy(),
    /** Sends tokens; the block is mined at once. Gives the transaction's hash. */
    send: (to: string, units: bigint, of: Hex = token): Promise<Hex> =>
      wallet.writeContract({ address: of, abi: testTokenAbi, functionName: 'transfer', args: [to as Hex, units] }),
    sendTwice: (to: string, first: bigint, second: bigint): Promise<Hex> =>
      wallet.writeContract({
        address: token,
        abi: testTokenAbi,
        functionName: 'transferTwice',
        args: [to as Hex, first, second],
      }),
    mine: (blocks: number): Promise<void> => chain.mine({ blocks }),
    height: (): Promise<bigint> => chain.getBlockNumber({ cacheTime: 0 }),
    snapshot: (): Promise<Hex> => chain.snapshot(),
    revert: (id: Hex): Promise<void> => chain.revert({ id }),
    setAway: (is: boolean) => {
      away = is;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type LocalChain = Awaited<ReturnType<typeof localChain>>;
