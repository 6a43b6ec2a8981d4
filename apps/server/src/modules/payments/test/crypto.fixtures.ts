import type { HDKey } from '@scure/bip32';
import { sql } from 'kysely';
import { mnemonicToAccount } from 'viem/accounts';
import { call, pay } from './calls.fixtures.ts';
import { addChannel } from './card.fixtures.ts';
import { type LocalChain, localChain } from './chain/local-chain.ts';
import { type Order, openPaymentShop, type PaymentShop } from './fixtures.ts';

/** An account key of the words `abandon … about`; the local chain's own money belongs to other words. */
export const XPUB = (
  mnemonicToAccount(`${'abandon '.repeat(11)}about`, { path: "m/44'/60'/0'" as never }).getHdKey() as unknown as HDKey
).publicExtendedKey;
export const SHARED = '0x000000000000000000000000000000000000dEaD';
export const NEEDED = 3;

/** A channel for a token of the local chain, by the address that all share. */
export const cryptoConfig = (token: string) => ({
  network: 'local_evm',
  asset: 'USDT',
  decimals: 6,
  usdPerUnit: '1',
  tokenContract: token,
  address: SHARED,
  confirmations: NEEDED,
});

/** A till beside a chain of its own, with a channel that gives each payment an address and one that shares one. */
export async function openCryptoShop() {
  const chain = await localChain();
  const till = await openPaymentShop();
  const config = cryptoConfig(chain.token);
  const secrets = { rpcUrl: [chain.url] };
  const own = await addChannel(till, { kind: 'crypto', config: { ...config, xpub: XPUB }, secrets });
  const shared = await addChannel(till, { kind: 'crypto', config, secrets });
  return {
    ...till,
    chain,
    config,
    secrets,
    own,
    shared,
    /** Reads the chain as the job does, in one process. */
    read: (index: 0 | 1 = 0) => till.apps[index].runJobs('payments.watch_chains'),
    close: async () => {
      await till.close();
      await chain.close();
    },
  };
}
export type CryptoShop = Awaited<ReturnType<typeof openCryptoShop>>;

export type CryptoInstructions = {
  address: string;
  amount: string;
  uri: string;
  network: string;
  asset: string;
  watched: boolean;
  confirmations: { seen: number; needed: number } | null;
  txHash: string | null;
};

/** What the customer is shown for a channel now; null when nothing. */
export async function shownFor(till: PaymentShop, order: Order, channel: string): Promise<CryptoInstructions | null> {
  const query = new URLSearchParams({ payment: order.paymentId, channel });
  const page = await call(till.apps[1], `/payment/proof?${query}`, { as: order.customerId });
  if (page.code !== 200) throw new Error(page.text);
  return page.data.instructions as CryptoInstructions | null;
}

/** Chooses to pay by crypto; gives what is shown. */
export async function choose(till: PaymentShop, order: Order, channel: string): Promise<CryptoInstructions> {
  const answer = await pay(till, order, channel);
  if (answer.code !== 200) throw new Error(answer.text);
  const shown = await shownFor(till, order, channel);
  if (!shown) throw new Error('nothing is shown');
  return shown;
}

/** An amount as shown, in the token's smallest units. */
export const unitsOf = ({ amount }: { amount: string }): bigint => {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(6, '0'));
};

/** What was written down about transfers, in their order. */
export const outcomes = async (till: PaymentShop, order: Order): Promise<string[]> =>
  (
    await sql<{ outcome: string }>`SELECT e.outcome FROM provider_event e
      JOIN payment_attempt a ON a.id = e.attempt_id
      WHERE e.channel = 'crypto' AND a.payment_id = ${order.paymentId} ORDER BY e.received_at, e.event_id`.execute(
      till.db,
    )
  ).rows.map(({ outcome }) => outcome);

export type { LocalChain };
