import type { UserInfo } from '@app/contract/accounts/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import { onOneConnection } from '../../../platform/db/in-line.ts';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn, shownCurrency } from '../../i18n/public.ts';
import { profileOf } from '../db/profile.repo.ts';
import { userInfoParts } from './ports.ts';

const NO_ORDERS: UserInfo['orderCounts'] = { unpaid: 0, processing: 0, shipped: 0, to_receive: 0, returns: 0 };

/** Everything the app shows about who is signed in, with the parts of the slices above: one round trip. */
export async function readUserInfo(
  platform: Platform,
  customerId: string,
  shown: { lang: Locale; currency: string },
): Promise<UserInfo> {
  const toPrice = await priceIn(platform, shown.currency);
  const { profile, parts } = await onOneConnection(platform.db, async (one) => {
    const read = await userInfoParts(platform, one, { customerId, currency: shown.currency });
    return { profile: await profileOf(one, customerId), parts: read() };
  });
  return {
    id: profile.id,
    email: profile.email,
    emailVerified: profile.emailVerified,
    nickname: profile.nickname,
    avatar: profile.avatar,
    inviteCode: profile.inviteCode,
    level: {
      name: profile.levelName ? localize(profile.levelName, shown.lang) : '',
      image: profile.levelImage,
      identifier: profile.levelIdentifier ?? '',
    },
    balance: toPrice(0),
    points: 0,
    pointsLocked: !profile.emailVerified,
    cartCount: 0,
    orderCounts: NO_ORDERS,
    currency_info: await shownCurrency(platform, profile.currency, shown.lang),
    ...parts,
  };
}
