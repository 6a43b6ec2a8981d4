import accounts from '../../accounts/messages/pt.ts';
import security from '../../accounts/security/messages/pt.ts';
import accountStaff from '../../accounts/staff/messages/pt.ts';
import appVersions from '../../app-versions/messages/pt.ts';
import assistants from '../../assistants/messages/pt.ts';
import cart from '../../cart/messages/pt.ts';
import catalog from '../../catalog/messages/pt.ts';
import charges from '../../charges/messages/pt.ts';
import chat from '../../chat/messages/pt.ts';
import content from '../../content/messages/pt.ts';
import coupons from '../../coupons/messages/pt.ts';
import dataCopies from '../../data-copies/messages/pt.ts';
import deals from '../../deals/messages/pt.ts';
import earlierOrders from '../../earlier-orders/messages/pt.ts';
import favourites from '../../favourites/messages/pt.ts';
import interests from '../../interests/messages/pt.ts';
import i18n from '../../languages/messages/pt.ts';
import ledger from '../../ledger/messages/pt.ts';
import levels from '../../levels/messages/pt.ts';
import lists from '../../lists/messages/pt.ts';
import lodging from '../../lodging/messages/pt.ts';
import messaging from '../../messaging/messages/pt.ts';
import oidc from '../../oidc/messages/pt.ts';
import afterSale from '../../orders/after-sale/messages/pt.ts';
import orders from '../../orders/messages/pt.ts';
import orderGroups from '../../orders/order-groups/messages/pt.ts';
import pages from '../../pages/messages/pt.ts';
import passkeys from '../../passkeys/messages/pt.ts';
import channels from '../../payments/channels/messages/pt.ts';
import payments from '../../payments/messages/pt.ts';
import proofs from '../../payments/proofs/messages/pt.ts';
import priceHistory from '../../price-history/messages/pt.ts';
import rebates from '../../rebates/messages/pt.ts';
import reconciliation from '../../reconciliation/messages/pt.ts';
import reports from '../../reports/messages/pt.ts';
import reviews from '../../reviews/messages/pt.ts';
import settings from '../../settings/messages/pt.ts';
import control from '../../staff/control/messages/pt.ts';
import topUps from '../../top-ups/messages/pt.ts';
import travel from '../../travel/messages/pt.ts';
import travelHome from '../../travel-home/messages/pt.ts';
import trips from '../../trips/messages/pt.ts';
import { verticalDictionaries } from '../../verticals/dictionaries.gen.ts';
import wallet from '../../wallet/messages/pt.ts';
import withdrawals from '../../withdrawals/messages/pt.ts';
import core from '../messages/pt.ts';
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
  verticalDictionaries['pt'],
  wallet,
  withdrawals,
);
