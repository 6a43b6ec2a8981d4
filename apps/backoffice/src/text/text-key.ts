import type security from '@app/contract/accounts/security/staff-messages/en-US';
import type accountStaff from '@app/contract/accounts/staff/staff-messages/en-US';
import type apiKeys from '@app/contract/api-keys/staff-messages/en-US';
import type appVersions from '@app/contract/app-versions/staff-messages/en-US';
import type backups from '@app/contract/backups/staff-messages/en-US';
import type productImports from '@app/contract/catalog/product-imports/staff-messages/en-US';
import type catalog from '@app/contract/catalog/staff-messages/en-US';
import type charges from '@app/contract/charges/staff-messages/en-US';
import type chat from '@app/contract/chat/staff-messages/en-US';
import type content from '@app/contract/content/staff-messages/en-US';
import type core from '@app/contract/core/staff-messages/en-US';
import type coupons from '@app/contract/coupons/staff-messages/en-US';
import type deals from '@app/contract/deals/staff-messages/en-US';
import type earlierOrders from '@app/contract/earlier-orders/staff-messages/en-US';
import type funnel from '@app/contract/funnel/staff-messages/en-US';
import type interests from '@app/contract/interests/staff-messages/en-US';
import type i18n from '@app/contract/languages/staff-messages/en-US';
import type ledger from '@app/contract/ledger/staff-messages/en-US';
import type levels from '@app/contract/levels/staff-messages/en-US';
import type lists from '@app/contract/lists/staff-messages/en-US';
import type mail from '@app/contract/mail/staff-messages/en-US';
import type merchants from '@app/contract/merchants/staff-messages/en-US';
import type messaging from '@app/contract/messaging/staff-messages/en-US';
import type oidc from '@app/contract/oidc/staff-messages/en-US';
import type afterSale from '@app/contract/orders/after-sale/staff-messages/en-US';
import type logistics from '@app/contract/orders/logistics/staff-messages/en-US';
import type orders from '@app/contract/orders/staff-messages/en-US';
import type passkeys from '@app/contract/passkeys/staff-messages/en-US';
import type channels from '@app/contract/payments/channels/staff-messages/en-US';
import type proofs from '@app/contract/payments/proofs/staff-messages/en-US';
import type purchases from '@app/contract/purchases/staff-messages/en-US';
import type rebates from '@app/contract/rebates/staff-messages/en-US';
import type reconciliation from '@app/contract/reconciliation/staff-messages/en-US';
import type reports from '@app/contract/reports/staff-messages/en-US';
import type reviews from '@app/contract/reviews/staff-messages/en-US';
import type identity from '@app/contract/settings/identity/staff-messages/en-US';
import type settings from '@app/contract/settings/staff-messages/en-US';
import type control from '@app/contract/staff/control/staff-messages/en-US';
import type staff from '@app/contract/staff/staff-messages/en-US';
import type invariants from '@app/contract/system/invariants/staff-messages/en-US';
import type system from '@app/contract/system/staff-messages/en-US';
import type topUps from '@app/contract/top-ups/staff-messages/en-US';
import type travel from '@app/contract/travel/staff-messages/en-US';
import type travelHome from '@app/contract/travel-home/staff-messages/en-US';
import type { VerticalStaffMessageKey } from '@app/contract/verticals/staff-message-keys.gen';
import type webhooks from '@app/contract/webhooks/staff-messages/en-US';
import type withdrawals from '@app/contract/withdrawals/staff-messages/en-US';

type Written =
  | keyof typeof core
  | keyof typeof backups
  | keyof typeof system
  | keyof typeof topUps
  | keyof typeof travel
  | VerticalStaffMessageKey
  | keyof typeof afterSale
  | keyof typeof apiKeys
  | keyof typeof webhooks
  | keyof typeof appVersions
  | keyof typeof chat
  | keyof typeof content
  | keyof typeof deals
  | keyof typeof earlierOrders
  | keyof typeof i18n
  | keyof typeof identity
  | keyof typeof funnel
  | keyof typeof interests
  | keyof typeof invariants
  | keyof typeof staff
  | keyof typeof catalog
  | keyof typeof channels
  | keyof typeof charges
  | keyof typeof control
  | keyof typeof coupons
  | keyof typeof lists
  | keyof typeof oidc
  | keyof typeof passkeys
  | keyof typeof levels
  | keyof typeof merchants
  | keyof typeof messaging
  | keyof typeof orders
  | keyof typeof ledger
  | keyof typeof logistics
  | keyof typeof mail
  | keyof typeof productImports
  | keyof typeof purchases
  | keyof typeof rebates
  | keyof typeof reconciliation
  | keyof typeof accountStaff
  | keyof typeof proofs
  | keyof typeof reports
  | keyof typeof reviews
  | keyof typeof security
  | keyof typeof settings
  | keyof typeof travelHome
  | keyof typeof withdrawals;

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every text of the back office; a plural is asked for without its `_one` or `_other`. */
export type TextKey = WithoutPlural<Written>;
