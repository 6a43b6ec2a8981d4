import type { UserInfo } from '@app/contract/accounts/schemas';
import type { Platform } from '../../../platform/slice.ts';
import { buyer } from '../../accounts/public.ts';
import { priceIn } from '../../i18n/public.ts';
import { balances } from '../db/account.repo.ts';

/** The wallet's part of `userInfo`: balance in the display currency, points, and whether some wait for the e-mail. */
export async function showWallet(
  platform: Platform,
  customerId: string,
  currency: string,
): Promise<Pick<UserInfo, 'balance' | 'points' | 'pointsLocked'>> {
  const [{ available, points }, { emailVerified }, price] = await Promise.all([
    balances(platform.db, customerId),
    buyer(platform.db, customerId),
    priceIn(platform, currency),
  ]);
  return { balance: price(available), points, pointsLocked: !emailVerified };
}
