// Generated from the folders of the slices by `npm run generate`.
import accounts from '../modules/accounts/module.ts';
import agents from '../modules/agents/module.ts';
import apiKeys from '../modules/api-keys/module.ts';
import appVersions from '../modules/app-versions/module.ts';
import assistants from '../modules/assistants/module.ts';
import backups from '../modules/backups/module.ts';
import cart from '../modules/cart/module.ts';
import catalog from '../modules/catalog/module.ts';
import charges from '../modules/charges/module.ts';
import chat from '../modules/chat/module.ts';
import content from '../modules/content/module.ts';
import coupons from '../modules/coupons/module.ts';
import currencies from '../modules/currencies/module.ts';
import dataCopies from '../modules/data-copies/module.ts';
import deals from '../modules/deals/module.ts';
import earlierOrders from '../modules/earlier-orders/module.ts';
import favourites from '../modules/favourites/module.ts';
import funnel from '../modules/funnel/module.ts';
import interests from '../modules/interests/module.ts';
import languages from '../modules/languages/module.ts';
import ledger from '../modules/ledger/module.ts';
import levels from '../modules/levels/module.ts';
import lists from '../modules/lists/module.ts';
import lodging from '../modules/lodging/module.ts';
import mail from '../modules/mail/module.ts';
import merchants from '../modules/merchants/module.ts';
import messaging from '../modules/messaging/module.ts';
import oidc from '../modules/oidc/module.ts';
import orders from '../modules/orders/module.ts';
import pages from '../modules/pages/module.ts';
import passkeys from '../modules/passkeys/module.ts';
import payments from '../modules/payments/module.ts';
import priceHistory from '../modules/price-history/module.ts';
import purchases from '../modules/purchases/module.ts';
import rebates from '../modules/rebates/module.ts';
import recommendations from '../modules/recommendations/module.ts';
import reconciliation from '../modules/reconciliation/module.ts';
import reports from '../modules/reports/module.ts';
import reviews from '../modules/reviews/module.ts';
import settings from '../modules/settings/module.ts';
import staff from '../modules/staff/module.ts';
import system from '../modules/system/module.ts';
import topUps from '../modules/top-ups/module.ts';
import travelDeals from '../modules/travel-deals/module.ts';
import travelHome from '../modules/travel-home/module.ts';
import travel from '../modules/travel/module.ts';
import trips from '../modules/trips/module.ts';
import wallet from '../modules/wallet/module.ts';
import webhooks from '../modules/webhooks/module.ts';
import withdrawals from '../modules/withdrawals/module.ts';
import combos from '../verticals/combos/module.ts';
import dining from '../verticals/dining/module.ts';
import flights from '../verticals/flights/module.ts';
import hotels from '../verticals/hotels/module.ts';
import meals from '../verticals/meals/module.ts';
import octo from '../verticals/octo/module.ts';
import tourCombos from '../verticals/tour-combos/module.ts';
import tours from '../verticals/tours/module.ts';

export const slices = {
  accounts,
  agents,
  'api-keys': apiKeys,
  'app-versions': appVersions,
  assistants,
  backups,
  cart,
  catalog,
  charges,
  chat,
  content,
  coupons,
  currencies,
  'data-copies': dataCopies,
  deals,
  'earlier-orders': earlierOrders,
  favourites,
  funnel,
  interests,
  languages,
  ledger,
  levels,
  lists,
  lodging,
  mail,
  merchants,
  messaging,
  oidc,
  orders,
  pages,
  passkeys,
  payments,
  'price-history': priceHistory,
  purchases,
  rebates,
  recommendations,
  reconciliation,
  reports,
  reviews,
  settings,
  staff,
  system,
  'top-ups': topUps,
  'travel-deals': travelDeals,
  'travel-home': travelHome,
  travel,
  trips,
  wallet,
  webhooks,
  withdrawals,
  combos,
  dining,
  flights,
  hotels,
  meals,
  octo,
  'tour-combos': tourCombos,
  tours,
};
