import type { UserInfo } from '@app/contract/accounts/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn, shownCurrency } from '../../../currencies/public.ts';
import { rememberLocale } from '../../core/db/security.repo.ts';
import { profileWith } from '../../core/db/user-info.repo.ts';
import { standingAt } from '../../core/domain/standing.ts';
import { userInfoPort } from '../../core/usecases/ports.ts';
import { readLevels } from './read-levels.ts';

const NO_ORDERS: UserInfo['orderCounts'] = { unpaid: 0, processing: 0, shipped: 0, to_receive: 0, returns: 0 };

/** Everything the app shows about who is signed in, with the parts of the slices above: one statement. */
export async function readUserInfo(
  platform: Platform,
  customerId: string,
  shown: { lang: Locale; currency: string },
): Promise<UserInfo> {
  const { lang } = shown;
  const parts = userInfoPort.all(platform);
  const [price, levels, profile] = await Promise.all([
    priceIn(platform, shown.currency),
    readLevels(platform),
    profileWith(
      platform.reads,
      customerId,
      parts.map((part) => part.value),
    ),
  ]);
  const standing = standingAt(levels, profile);
  const { held } = standing;
  // Mails follow the language the customer reads.
  if (profile.locale !== lang) await rememberLocale(platform.db, customerId, lang);
  const info: UserInfo = {
    id: profile.id,
    email: profile.email,
    emailVerified: profile.emailVerified,
    nickname: profile.nickname,
    avatar: profile.avatar,
    gender: profile.gender,
    birthday: profile.birthday,
    timeZone: profile.timeZone,
    timeZoneChosen: profile.timeZoneChosen,
    inviteCode: profile.inviteCode,
    level: {
      name: held ? localize(held.name, lang) : '',
      image: held?.image ?? null,
      identifier: held?.identifier ?? '',
      discountBp: held?.discountBp ?? 0,
    },
    spent: price(0),
    nextLevel: null,
    benefits: [],
    validSubordinates: 0,
    balance: price(0),
    points: 0,
    pointsLocked: !profile.emailVerified,
    cartCount: 0,
    deletionEndsAt: profile.deletionEndsAt?.toISOString() ?? null,
    couponCount: 0,
    wishlistCount: 0,
    viewedCount: 0,
    unreadMessages: 0,
    orderCounts: NO_ORDERS,
    unpaidBookings: 0,
    askedBookings: null,
    earlierOrders: 0,
    currency_info: await shownCurrency(platform, profile.currency, lang),
  };
  for (const [index, part] of parts.entries())
    Object.assign(info, part.draw(profile[`part${index}`], { lang, price, standing }));
  return info;
}
