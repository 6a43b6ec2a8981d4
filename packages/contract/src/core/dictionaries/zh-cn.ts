import accounts from '../../accounts/messages/zh-cn.ts';
import security from '../../accounts/security/messages/zh-cn.ts';
import accountStaff from '../../accounts/staff/messages/zh-cn.ts';
import appVersions from '../../app-versions/messages/zh-cn.ts';
import assistants from '../../assistants/messages/zh-cn.ts';
import cart from '../../cart/messages/zh-cn.ts';
import catalog from '../../catalog/messages/zh-cn.ts';
import charges from '../../charges/messages/zh-cn.ts';
import chat from '../../chat/messages/zh-cn.ts';
import content from '../../content/messages/zh-cn.ts';
import coupons from '../../coupons/messages/zh-cn.ts';
import dataCopies from '../../data-copies/messages/zh-cn.ts';
import deals from '../../deals/messages/zh-cn.ts';
import earlierOrders from '../../earlier-orders/messages/zh-cn.ts';
import favourites from '../../favourites/messages/zh-cn.ts';
import interests from '../../interests/messages/zh-cn.ts';
import i18n from '../../languages/messages/zh-cn.ts';
import ledger from '../../ledger/messages/zh-cn.ts';
import levels from '../../levels/messages/zh-cn.ts';
import lists from '../../lists/messages/zh-cn.ts';
import lodging from '../../lodging/messages/zh-cn.ts';
import messaging from '../../messaging/messages/zh-cn.ts';
import oidc from '../../oidc/messages/zh-cn.ts';
import afterSale from '../../orders/after-sale/messages/zh-cn.ts';
import orders from '../../orders/messages/zh-cn.ts';
import orderGroups from '../../orders/order-groups/messages/zh-cn.ts';
import pages from '../../pages/messages/zh-cn.ts';
import passkeys from '../../passkeys/messages/zh-cn.ts';
import channels from '../../payments/channels/messages/zh-cn.ts';
import payments from '../../payments/messages/zh-cn.ts';
import proofs from '../../payments/proofs/messages/zh-cn.ts';
import priceHistory from '../../price-history/messages/zh-cn.ts';
import rebates from '../../rebates/messages/zh-cn.ts';
import reconciliation from '../../reconciliation/messages/zh-cn.ts';
import reports from '../../reports/messages/zh-cn.ts';
import reviews from '../../reviews/messages/zh-cn.ts';
import settings from '../../settings/messages/zh-cn.ts';
import control from '../../staff/control/messages/zh-cn.ts';
import topUps from '../../top-ups/messages/zh-cn.ts';
import travel from '../../travel/messages/zh-cn.ts';
import travelHome from '../../travel-home/messages/zh-cn.ts';
import trips from '../../trips/messages/zh-cn.ts';
import { verticalDictionaries } from '../../verticals/dictionaries.gen.ts';
import wallet from '../../wallet/messages/zh-cn.ts';
import withdrawals from '../../withdrawals/messages/zh-cn.ts';
import core from '../messages/zh-cn.ts';
import { together } from '../together.ts';

/** The storefront's texts of every slice in this language. */
export default together(
  core,
  accounts,
  afterSale,
  appVersions,
  assistants,
  cart,
  catalog,
  channels,
  charges,
  chat,
  content,
  control,
  coupons,
  dataCopies,
  earlierOrders,
  oidc,
  passkeys,
  deals,
  favourites,
  i18n,
  interests,
  ledger,
  lists,
  lodging,
  levels,
  messaging,
  orderGroups,
  orders,
  pages,
  payments,
  accountStaff,
  proofs,
  rebates,
  reconciliation,
  reports,
  reviews,
  security,
  settings,
  topUps,
  travelHome,
  travel,
  priceHistory,
  trips,
  verticalDictionaries['zh-cn'],
  wallet,
  withdrawals,
);
