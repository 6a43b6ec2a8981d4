import type { WalletNotice } from '@app/contract/wallet/schemas';
import { definePort } from '../../../../platform/port.ts';
import type { Platform } from '../../../../platform/slice.ts';

export type Noticed = Omit<WalletNotice, 'amount' | 'at'> & { readonly amountUsd: number; readonly at: Date };

/** What a slice has under way for a customer that their wallet tells of, newest first. */
export type WalletNotices = (platform: Platform, customerId: string) => Promise<readonly Noticed[]>;

/** What a wallet tells of when it is shown. */
export const walletNoticesPort = definePort<WalletNotices>();

/** Everything under way, newest first. */
export async function noticesOf(platform: Platform, customerId: string): Promise<Noticed[]> {
  const found = await Promise.all(walletNoticesPort.all(platform).map((port) => port(platform, customerId)));
  return found.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
}
