import accounts from '../../accounts/messages/en-US.ts';
import security from '../../accounts/security/messages/en-US.ts';
import accountStaff from '../../accounts/staff/messages/en-US.ts';
import appVersions from '../../app-versions/messages/en-US.ts';
import assistants from '../../assistants/messages/en-US.ts';
import cart from '../../cart/messages/en-US.ts';
import catalog from '../../catalog/messages/en-US.ts';
import charges from '../../charges/messages/en-US.ts';
import chat from '../../chat/messages/en-US.ts';
import content from '../../content/messages/en-US.ts';
import coupons from '../../coupons/messages/en-US.ts';
import dataCopies from '../../data-copies/messages/en-US.ts';
import deals from '../../deals/messages/en-US.ts';
import earlierOrders from '../../earlier-orders/messages/en-US.ts';
import favourites from '../../favourites/messages/en-US.ts';
import interests from '../../interests/messages/en-US.ts';
import i18n from '../../languages/messages/en-US.ts';
import ledger from '../../ledger/messages/en-US.ts';
import levels from '../../levels/messages/en-US.ts';
import lists from '../../lists/messages/en-US.ts';
import lodging from '../../lodging/messages/en-US.ts';
import messaging from '../../messaging/messages/en-US.ts';
import oidc from '../../oidc/messages/en-US.ts';
import afterSale from '../../orders/after-sale/messages/en-US.ts';
import orders from '../../orders/messages/en-US.ts';
import orderGroups from '../../orders/order-groups/messages/en-US.ts';
import pages from '../../pages/messages/en-US.ts';
import passkeys from '../../passkeys/messages/en-US.ts';
import channels from '../../payments/channels/messages/en-US.ts';
import payments from '../../payments/messages/en-US.ts';
import proofs from '../../payments/proofs/messages/en-US.ts';
import priceHistory from '../../price-history/messages/en-US.ts';
import rebates from '../../rebates/messages/en-US.ts';
import reconciliation from '../../reconciliation/messages/en-US.ts';
import reports from '../../reports/messages/en-US.ts';
import reviews from '../../reviews/messages/en-US.ts';
import settings from '../../settings/messages/en-US.ts';
import control from '../../staff/control/messages/en-US.ts';
import topUps from '../../top-ups/messages/en-US.ts';
import travel from '../../travel/messages/en-US.ts';
import travelHome from '../../travel-home/messages/en-US.ts';
import trips from '../../trips/messages/en-US.ts';
import { verticalDictionaries } from '../../verticals/dictionaries.gen.ts';
import wallet from '../../wallet/messages/en-US.ts';
import withdrawals from '../../withdrawals/messages/en-US.ts';
import core from '../messages/en-US.ts';
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
  verticalDictionaries['en-US'],
  wallet,
  withdrawals,
);
