import type { WalletNotice } from '@app/contract/wallet/schemas';
import type { Platform } from '../../../../platform/slice.ts';

export type Noticed = Omit<WalletNotice, 'amount' | 'at'> & { readonly amountUsd: number; readonly at: Date };

/** What a slice has under way for a customer that their wallet tells of, newest first. */
export type WalletNotices = (platform: Platform, customerId: string) => Promise<readonly Noticed[]>;

const ports = new Set<WalletNotices>();

/** Has `port` asked whenever a wallet is shown. Registering the same function again changes nothing. */
export const walletNotices = (port: WalletNotices): void => {
  ports.add(port);
};

/** Everything under way, newest first. */
export async function noticesOf(platform: Platform, customerId: string): Promise<Noticed[]> {
  const found = await Promise.all([...ports].map((port) => port(platform, customerId)));
  return found.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
}
