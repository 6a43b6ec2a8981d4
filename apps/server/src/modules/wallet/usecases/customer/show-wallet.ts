import type { Locale } from '@app/contract/core/locale';
import type { WalletView } from '@app/contract/wallet/schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import { balances } from '../../../ledger/core.ts';
import { monthTotals, readRecords } from '../../db/record.repo.ts';
import { customerDay, daysOfMonth } from './customer-days.ts';
import { viewRecords } from './record-view.ts';
import { noticesOf } from './wallet-notices.ts';

const RECENT = 6;
const NOTICES = 3;

/** All that the wallet's screen shows, in one answer. */
export async function showWallet(
  platform: Platform,
  of: { customerId: string; lang: Locale; currency: string },
): Promise<WalletView> {
  const { customerId, lang } = of;
  const { db } = platform;
  const { timeZone, today } = await customerDay(platform, customerId);
  const month = today.slice(0, 7);
  const own = { ownerId: customerId, unit: 'money', timeZone } as const;
  const [has, [sums], rows, notices, price] = await Promise.all([
    balances(db, customerId),
    monthTotals(db, { ...own, ...daysOfMonth(month) }),
    readRecords(db, own, { limit: RECENT }),
    noticesOf(platform, customerId),
    priceIn(platform, of.currency),
  ]);
  return {
    balance: price(has.available),
    held: price(has.held),
    points: has.points,
    month: { month, in: price(sums?.in ?? 0), out: price(sums?.out ?? 0) },
    today,
    timeZone,
    notices: notices.slice(0, NOTICES).map(({ amountUsd, at, ...notice }) => ({
      ...notice,
      amount: price(amountUsd),
      at: at.toISOString(),
    })),
    recent: await viewRecords(platform, rows, { customerId, unit: 'money', lang, figure: price }),
  };
}
