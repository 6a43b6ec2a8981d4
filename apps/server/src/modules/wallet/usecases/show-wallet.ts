import type { UserInfoPort } from '../../accounts/public.ts';
import { priceIn } from '../../i18n/public.ts';
import { balancesInLine } from '../db/account.repo.ts';

/** The wallet's part of `userInfo`: balance in the display currency, and points. */
export const showWallet: UserInfoPort = async (platform, db, { customerId, currency }) => {
  const price = await priceIn(platform, currency);
  const balances = await balancesInLine(db, customerId);
  return () => {
    const { available, points } = balances();
    return { balance: price(available), points };
  };
};
