import type accounts from '../accounts/messages/en-US.ts';
import type security from '../accounts/security/messages/en-US.ts';
import type accountStaff from '../accounts/staff/messages/en-US.ts';
import type appVersions from '../app-versions/messages/en-US.ts';
import type assistants from '../assistants/messages/en-US.ts';
import type cart from '../cart/messages/en-US.ts';
import type catalog from '../catalog/messages/en-US.ts';
import type charges from '../charges/messages/en-US.ts';
import type chat from '../chat/messages/en-US.ts';
import type content from '../content/messages/en-US.ts';
import type coupons from '../coupons/messages/en-US.ts';
import type dataCopies from '../data-copies/messages/en-US.ts';
import type deals from '../deals/messages/en-US.ts';
import type earlierOrders from '../earlier-orders/messages/en-US.ts';
import type favourites from '../favourites/messages/en-US.ts';
import type interests from '../interests/messages/en-US.ts';
import type i18n from '../languages/messages/en-US.ts';
import type ledger from '../ledger/messages/en-US.ts';
import type levels from '../levels/messages/en-US.ts';
import type lists from '../lists/messages/en-US.ts';
import type lodging from '../lodging/messages/en-US.ts';
import type messaging from '../messaging/messages/en-US.ts';
import type oidc from '../oidc/messages/en-US.ts';
import type afterSale from '../orders/after-sale/messages/en-US.ts';
import type orders from '../orders/messages/en-US.ts';
import type orderGroups from '../orders/order-groups/messages/en-US.ts';
import type pages from '../pages/messages/en-US.ts';
import type passkeys from '../passkeys/messages/en-US.ts';
import type channels from '../payments/channels/messages/en-US.ts';
import type payments from '../payments/messages/en-US.ts';
import type proofs from '../payments/proofs/messages/en-US.ts';
import type priceHistory from '../price-history/messages/en-US.ts';
import type rebates from '../rebates/messages/en-US.ts';
import type reports from '../reports/messages/en-US.ts';
import type reviews from '../reviews/messages/en-US.ts';
import type settings from '../settings/messages/en-US.ts';
import type topUps from '../top-ups/messages/en-US.ts';
import type travel from '../travel/messages/en-US.ts';
import type travelHome from '../travel-home/messages/en-US.ts';
import type trips from '../trips/messages/en-US.ts';
import type { VerticalMessageKey } from '../verticals/message-keys.gen.ts';
import type wallet from '../wallet/messages/en-US.ts';
import type withdrawals from '../withdrawals/messages/en-US.ts';
import type core from './messages/en-US.ts';

/** Every key of the storefront dictionary. */
export type MessageKey =
  | keyof typeof core
  | keyof typeof accounts
  | keyof typeof afterSale
  | keyof typeof appVersions
  | keyof typeof assistants
  | keyof typeof cart
  | keyof typeof catalog
  | keyof typeof channels
  | keyof typeof charges
  | keyof typeof chat
  | keyof typeof content
  | keyof typeof coupons
  | keyof typeof dataCopies
  | keyof typeof earlierOrders
  | keyof typeof oidc
  | keyof typeof passkeys
  | keyof typeof deals
  | keyof typeof favourites
  | keyof typeof i18n
  | keyof typeof interests
  | keyof typeof ledger
  | keyof typeof lists
  | keyof typeof lodging
  | keyof typeof levels
  | keyof typeof messaging
  | keyof typeof orderGroups
  | keyof typeof orders
  | keyof typeof pages
  | keyof typeof payments
  | keyof typeof accountStaff
  | keyof typeof proofs
  | keyof typeof rebates
  | keyof typeof reports
  | keyof typeof reviews
  | keyof typeof security
  | keyof typeof settings
  | keyof typeof topUps
  | keyof typeof travel
  | keyof typeof priceHistory
  | keyof typeof trips
  | VerticalMessageKey
  | keyof typeof travelHome
  | keyof typeof wallet
  | keyof typeof withdrawals;
