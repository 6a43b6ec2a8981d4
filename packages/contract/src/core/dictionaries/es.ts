import accounts from '../../accounts/messages/es.ts';
import security from '../../accounts/security/messages/es.ts';
import accountStaff from '../../accounts/staff/messages/es.ts';
import appVersions from '../../app-versions/messages/es.ts';
import assistants from '../../assistants/messages/es.ts';
import cart from '../../cart/messages/es.ts';
import catalog from '../../catalog/messages/es.ts';
import charges from '../../charges/messages/es.ts';
import chat from '../../chat/messages/es.ts';
import content from '../../content/messages/es.ts';
import coupons from '../../coupons/messages/es.ts';
import dataCopies from '../../data-copies/messages/es.ts';
import deals from '../../deals/messages/es.ts';
import earlierOrders from '../../earlier-orders/messages/es.ts';
import favourites from '../../favourites/messages/es.ts';
import interests from '../../interests/messages/es.ts';
import i18n from '../../languages/messages/es.ts';
import ledger from '../../ledger/messages/es.ts';
import levels from '../../levels/messages/es.ts';
import lists from '../../lists/messages/es.ts';
import lodging from '../../lodging/messages/es.ts';
import messaging from '../../messaging/messages/es.ts';
import oidc from '../../oidc/messages/es.ts';
import afterSale from '../../orders/after-sale/messages/es.ts';
import orders from '../../orders/messages/es.ts';
import orderGroups from '../../orders/order-groups/messages/es.ts';
import pages from '../../pages/messages/es.ts';
import passkeys from '../../passkeys/messages/es.ts';
import channels from '../../payments/channels/messages/es.ts';
import payments from '../../payments/messages/es.ts';
import proofs from '../../payments/proofs/messages/es.ts';
import priceHistory from '../../price-history/messages/es.ts';
import rebates from '../../rebates/messages/es.ts';
import reconciliation from '../../reconciliation/messages/es.ts';
import reports from '../../reports/messages/es.ts';
import reviews from '../../reviews/messages/es.ts';
import settings from '../../settings/messages/es.ts';
import control from '../../staff/control/messages/es.ts';
import topUps from '../../top-ups/messages/es.ts';
import travel from '../../travel/messages/es.ts';
import travelHome from '../../travel-home/messages/es.ts';
import trips from '../../trips/messages/es.ts';
import { verticalDictionaries } from '../../verticals/dictionaries.gen.ts';
import wallet from '../../wallet/messages/es.ts';
import withdrawals from '../../withdrawals/messages/es.ts';
import core from '../messages/es.ts';
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
  verticalDictionaries['es'],
  wallet,

  withdrawals,
);
