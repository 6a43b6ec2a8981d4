import type { UserInfo } from '@app/contract/accounts/schemas';
import { LOCALES } from '@app/contract/core/locale';
import type { Bootstrap } from '../shell/shop.ts';

const DOLLARS = { code: 'USD', name: 'US Dollar', symbol: '$', decimals: 2, rate: '1' };

/** A shop in English that takes US dollars. */
export const SHOP: Bootstrap = {
  earn_url: '',
  withdrawal_currency: 'USD',
  currency_symbol: '$',
  discount: 0,
  lang: 'en-US',
  lang_cache_time: '1',
  server_time: new Date().toISOString(),
  languages: LOCALES.map((code) => ({ code, name: code, title: code, isDefault: code === 'en-US' })),
  currencies: [DOLLARS],
  default_currency: 'USD',
  verticals: ['hotels', 'flights', 'tours', 'dining', 'combos'],
  config: {
    identity: { name: 'Harbour', stamp: '1', colour: '#0b6b5d', coloured: false, mark: 'bag', logo: null },
    demo: false,
    invite_code: null,
    demo_login: null,
    deduction_percent: 20,
    points_per_usd: 100,
    sign_up_points: 100,
    unpaid_minutes_goods: 30,
    return_days: 7,
    low_stock_at: 5,
    support_email: 'help@example.com',
    analytics: null,
    passkey_origin: globalThis.location?.origin ?? 'http://localhost:3000',
  },
};

/** An amount in US dollars, in cents. */
export const dollars = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });

/** A customer with a confirmed e-mail, $100, 500 points, and nothing else yet. */
export const ANA: UserInfo = {
  id: '6f1f0f5e-6f0c-4f4e-9d5b-0a2f3c1b7a11',
  email: 'ana@example.com',
  emailVerified: true,
  nickname: 'Ana',
  avatar: null,
  gender: null,
  birthday: null,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  timeZoneChosen: false,
  inviteCode: 'ANA12345',
  level: { name: 'Bronze', image: null, identifier: 'bronze', discountBp: 0 },
  spent: dollars(0),
  nextLevel: null,
  benefits: [],
  validSubordinates: 0,
  balance: dollars(10_000),
  points: 500,
  pointsLocked: false,
  cartCount: 0,
  deletionEndsAt: null,
  couponCount: 0,
  wishlistCount: 0,
  viewedCount: 0,
  unreadMessages: 0,
  orderCounts: { unpaid: 0, processing: 0, shipped: 0, to_receive: 0, returns: 0 },
  unpaidBookings: 0,
  askedBookings: null,
  earlierOrders: 0,
  currency_info: DOLLARS,
};
