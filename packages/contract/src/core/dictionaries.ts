import accountsEn from '../accounts/messages/en-US.ts';
import accountsEs from '../accounts/messages/es.ts';
import accountsPt from '../accounts/messages/pt.ts';
import accountsZh from '../accounts/messages/zh-cn.ts';
import afterSaleEn from '../after-sale/messages/en-US.ts';
import afterSaleEs from '../after-sale/messages/es.ts';
import afterSalePt from '../after-sale/messages/pt.ts';
import afterSaleZh from '../after-sale/messages/zh-cn.ts';
import appVersionsEn from '../app-versions/messages/en-US.ts';
import appVersionsEs from '../app-versions/messages/es.ts';
import appVersionsPt from '../app-versions/messages/pt.ts';
import appVersionsZh from '../app-versions/messages/zh-cn.ts';
import cartEn from '../cart/messages/en-US.ts';
import cartEs from '../cart/messages/es.ts';
import cartPt from '../cart/messages/pt.ts';
import cartZh from '../cart/messages/zh-cn.ts';
import catalogEn from '../catalog/messages/en-US.ts';
import catalogEs from '../catalog/messages/es.ts';
import catalogPt from '../catalog/messages/pt.ts';
import catalogZh from '../catalog/messages/zh-cn.ts';
import channelsEn from '../channels/messages/en-US.ts';
import channelsEs from '../channels/messages/es.ts';
import channelsPt from '../channels/messages/pt.ts';
import channelsZh from '../channels/messages/zh-cn.ts';
import chargesEn from '../charges/messages/en-US.ts';
import chargesEs from '../charges/messages/es.ts';
import chargesPt from '../charges/messages/pt.ts';
import chargesZh from '../charges/messages/zh-cn.ts';
import chatEn from '../chat/messages/en-US.ts';
import chatEs from '../chat/messages/es.ts';
import chatPt from '../chat/messages/pt.ts';
import chatZh from '../chat/messages/zh-cn.ts';
import contentEn from '../content/messages/en-US.ts';
import contentEs from '../content/messages/es.ts';
import contentPt from '../content/messages/pt.ts';
import contentZh from '../content/messages/zh-cn.ts';
import controlEn from '../control/messages/en-US.ts';
import controlEs from '../control/messages/es.ts';
import controlPt from '../control/messages/pt.ts';
import controlZh from '../control/messages/zh-cn.ts';
import couponsEn from '../coupons/messages/en-US.ts';
import couponsEs from '../coupons/messages/es.ts';
import couponsPt from '../coupons/messages/pt.ts';
import couponsZh from '../coupons/messages/zh-cn.ts';
import favouritesEn from '../favourites/messages/en-US.ts';
import favouritesEs from '../favourites/messages/es.ts';
import favouritesPt from '../favourites/messages/pt.ts';
import favouritesZh from '../favourites/messages/zh-cn.ts';
import i18nEn from '../i18n/messages/en-US.ts';
import i18nEs from '../i18n/messages/es.ts';
import i18nPt from '../i18n/messages/pt.ts';
import i18nZh from '../i18n/messages/zh-cn.ts';
import interestsEn from '../interests/messages/en-US.ts';
import interestsEs from '../interests/messages/es.ts';
import interestsPt from '../interests/messages/pt.ts';
import interestsZh from '../interests/messages/zh-cn.ts';
import ledgerEn from '../ledger/messages/en-US.ts';
import ledgerEs from '../ledger/messages/es.ts';
import ledgerPt from '../ledger/messages/pt.ts';
import ledgerZh from '../ledger/messages/zh-cn.ts';
import listsEn from '../lists/messages/en-US.ts';
import listsEs from '../lists/messages/es.ts';
import listsPt from '../lists/messages/pt.ts';
import listsZh from '../lists/messages/zh-cn.ts';
import membersEn from '../members/messages/en-US.ts';
import membersEs from '../members/messages/es.ts';
import membersPt from '../members/messages/pt.ts';
import membersZh from '../members/messages/zh-cn.ts';
import messagingEn from '../messaging/messages/en-US.ts';
import messagingEs from '../messaging/messages/es.ts';
import messagingPt from '../messaging/messages/pt.ts';
import messagingZh from '../messaging/messages/zh-cn.ts';
import orderGroupsEn from '../order-groups/messages/en-US.ts';
import orderGroupsEs from '../order-groups/messages/es.ts';
import orderGroupsPt from '../order-groups/messages/pt.ts';
import orderGroupsZh from '../order-groups/messages/zh-cn.ts';
import ordersEn from '../orders/messages/en-US.ts';
import ordersEs from '../orders/messages/es.ts';
import ordersPt from '../orders/messages/pt.ts';
import ordersZh from '../orders/messages/zh-cn.ts';
import paymentsEn from '../payments/messages/en-US.ts';
import paymentsEs from '../payments/messages/es.ts';
import paymentsPt from '../payments/messages/pt.ts';
import paymentsZh from '../payments/messages/zh-cn.ts';
import peopleEn from '../people/messages/en-US.ts';
import peopleEs from '../people/messages/es.ts';
import peoplePt from '../people/messages/pt.ts';
import peopleZh from '../people/messages/zh-cn.ts';
import proofsEn from '../proofs/messages/en-US.ts';
import proofsEs from '../proofs/messages/es.ts';
import proofsPt from '../proofs/messages/pt.ts';
import proofsZh from '../proofs/messages/zh-cn.ts';
import rebatesEn from '../rebates/messages/en-US.ts';
import rebatesEs from '../rebates/messages/es.ts';
import rebatesPt from '../rebates/messages/pt.ts';
import rebatesZh from '../rebates/messages/zh-cn.ts';
import reconciliationEn from '../reconciliation/messages/en-US.ts';
import reconciliationEs from '../reconciliation/messages/es.ts';
import reconciliationPt from '../reconciliation/messages/pt.ts';
import reconciliationZh from '../reconciliation/messages/zh-cn.ts';
import reportsEn from '../reports/messages/en-US.ts';
import reportsEs from '../reports/messages/es.ts';
import reportsPt from '../reports/messages/pt.ts';
import reportsZh from '../reports/messages/zh-cn.ts';
import reviewsEn from '../reviews/messages/en-US.ts';
import reviewsEs from '../reviews/messages/es.ts';
import reviewsPt from '../reviews/messages/pt.ts';
import reviewsZh from '../reviews/messages/zh-cn.ts';
import securityEn from '../security/messages/en-US.ts';
import securityEs from '../security/messages/es.ts';
import securityPt from '../security/messages/pt.ts';
import securityZh from '../security/messages/zh-cn.ts';
import settingsEn from '../settings/messages/en-US.ts';
import settingsEs from '../settings/messages/es.ts';
import settingsPt from '../settings/messages/pt.ts';
import settingsZh from '../settings/messages/zh-cn.ts';
import topUpsEn from '../top-ups/messages/en-US.ts';
import topUpsEs from '../top-ups/messages/es.ts';
import topUpsPt from '../top-ups/messages/pt.ts';
import topUpsZh from '../top-ups/messages/zh-cn.ts';
import travelEn from '../travel/messages/en-US.ts';
import travelEs from '../travel/messages/es.ts';
import travelPt from '../travel/messages/pt.ts';
import travelZh from '../travel/messages/zh-cn.ts';
import travelHomeEn from '../travel-home/messages/en-US.ts';
import travelHomeEs from '../travel-home/messages/es.ts';
import travelHomePt from '../travel-home/messages/pt.ts';
import travelHomeZh from '../travel-home/messages/zh-cn.ts';
import { verticalDictionaries } from '../verticals/dictionaries.gen.ts';
import walletEn from '../wallet/messages/en-US.ts';
import walletEs from '../wallet/messages/es.ts';
import walletPt from '../wallet/messages/pt.ts';
import walletZh from '../wallet/messages/zh-cn.ts';
import withdrawalsEn from '../withdrawals/messages/en-US.ts';
import withdrawalsEs from '../withdrawals/messages/es.ts';
import withdrawalsPt from '../withdrawals/messages/pt.ts';
import withdrawalsZh from '../withdrawals/messages/zh-cn.ts';
import type { ErrorKey } from './error-catalogue.ts';
import type { Locale } from './locale.ts';
import type { MessageKey } from './message-keys.ts';
import coreEn from './messages/en-US.ts';
import coreEs from './messages/es.ts';
import corePt from './messages/pt.ts';
import coreZh from './messages/zh-cn.ts';

/** Every text of the storefront, and one for each refusal: an error without its sentence does not compile. */
export type Dictionary = Readonly<Record<MessageKey | `error.${ErrorKey}`, string>>;

/**
 * The storefront's texts as shipped, of every slice, in every language. For the server, which hands them out; a slice
 * left out or a key that one language lacks does not compile.
 */
export const dictionaries: Readonly<Record<Locale, Dictionary>> = {
  'en-US': {
    ...coreEn,
    ...accountsEn,
    ...afterSaleEn,
    ...appVersionsEn,
    ...cartEn,
    ...catalogEn,
    ...channelsEn,
    ...chargesEn,
    ...chatEn,
    ...contentEn,
    ...controlEn,
    ...couponsEn,
    ...favouritesEn,
    ...i18nEn,
    ...interestsEn,
    ...ledgerEn,
    ...listsEn,
    ...membersEn,
    ...messagingEn,
    ...orderGroupsEn,
    ...ordersEn,
    ...paymentsEn,
    ...peopleEn,
    ...proofsEn,
    ...rebatesEn,
    ...reconciliationEn,
    ...reportsEn,
    ...reviewsEn,
    ...securityEn,
    ...settingsEn,
    ...topUpsEn,
    ...travelHomeEn,
    ...travelEn,
    ...verticalDictionaries['en-US'],
    ...walletEn,
    ...withdrawalsEn,
  },
  'zh-cn': {
    ...coreZh,
    ...accountsZh,
    ...afterSaleZh,
    ...appVersionsZh,
    ...cartZh,
    ...catalogZh,
    ...channelsZh,
    ...chargesZh,
    ...chatZh,
    ...contentZh,
    ...controlZh,
    ...couponsZh,
    ...favouritesZh,
    ...i18nZh,
    ...interestsZh,
    ...ledgerZh,
    ...listsZh,
    ...membersZh,
    ...messagingZh,
    ...orderGroupsZh,
    ...ordersZh,
    ...paymentsZh,
    ...peopleZh,
    ...proofsZh,
    ...rebatesZh,
    ...reconciliationZh,
    ...reportsZh,
    ...reviewsZh,
    ...securityZh,
    ...settingsZh,
    ...topUpsZh,
    ...travelHomeZh,
    ...travelZh,
    ...verticalDictionaries['zh-cn'],
    ...walletZh,
    ...withdrawalsZh,
  },
  es: {
    ...coreEs,
    ...accountsEs,
    ...afterSaleEs,
    ...appVersionsEs,
    ...cartEs,
    ...catalogEs,
    ...channelsEs,
    ...chargesEs,
    ...chatEs,
    ...contentEs,
    ...controlEs,
    ...couponsEs,
    ...favouritesEs,
    ...i18nEs,
    ...interestsEs,
    ...ledgerEs,
    ...listsEs,
    ...membersEs,
    ...messagingEs,
    ...orderGroupsEs,
    ...ordersEs,
    ...paymentsEs,
    ...peopleEs,
    ...proofsEs,
    ...rebatesEs,
    ...reconciliationEs,
    ...reportsEs,
    ...reviewsEs,
    ...securityEs,
    ...settingsEs,
    ...topUpsEs,
    ...travelHomeEs,
    ...travelEs,
    ...verticalDictionaries.es,
    ...walletEs,
    ...withdrawalsEs,
  },
  pt: {
    ...corePt,
    ...accountsPt,
    ...afterSalePt,
    ...appVersionsPt,
    ...cartPt,
    ...catalogPt,
    ...channelsPt,
    ...chargesPt,
    ...chatPt,
    ...contentPt,
    ...controlPt,
    ...couponsPt,
    ...favouritesPt,
    ...i18nPt,
    ...interestsPt,
    ...ledgerPt,
    ...listsPt,
    ...membersPt,
    ...messagingPt,
    ...orderGroupsPt,
    ...ordersPt,
    ...paymentsPt,
    ...peoplePt,
    ...proofsPt,
    ...rebatesPt,
    ...reconciliationPt,
    ...reportsPt,
    ...reviewsPt,
    ...securityPt,
    ...settingsPt,
    ...topUpsPt,
    ...travelHomePt,
    ...travelPt,
    ...verticalDictionaries.pt,
    ...walletPt,
    ...withdrawalsPt,
  },
};
