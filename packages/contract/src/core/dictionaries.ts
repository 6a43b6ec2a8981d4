import accountsEn from '../accounts/messages/en-US.ts';
import accountsEs from '../accounts/messages/es.ts';
import accountsPt from '../accounts/messages/pt.ts';
import accountsZh from '../accounts/messages/zh-cn.ts';
import cartEn from '../cart/messages/en-US.ts';
import cartEs from '../cart/messages/es.ts';
import cartPt from '../cart/messages/pt.ts';
import cartZh from '../cart/messages/zh-cn.ts';
import catalogEn from '../catalog/messages/en-US.ts';
import catalogEs from '../catalog/messages/es.ts';
import catalogPt from '../catalog/messages/pt.ts';
import catalogZh from '../catalog/messages/zh-cn.ts';
import contentEn from '../content/messages/en-US.ts';
import contentEs from '../content/messages/es.ts';
import contentPt from '../content/messages/pt.ts';
import contentZh from '../content/messages/zh-cn.ts';
import i18nEn from '../i18n/messages/en-US.ts';
import i18nEs from '../i18n/messages/es.ts';
import i18nPt from '../i18n/messages/pt.ts';
import i18nZh from '../i18n/messages/zh-cn.ts';
import ordersEn from '../orders/messages/en-US.ts';
import ordersEs from '../orders/messages/es.ts';
import ordersPt from '../orders/messages/pt.ts';
import ordersZh from '../orders/messages/zh-cn.ts';
import paymentsEn from '../payments/messages/en-US.ts';
import paymentsEs from '../payments/messages/es.ts';
import paymentsPt from '../payments/messages/pt.ts';
import paymentsZh from '../payments/messages/zh-cn.ts';
import settingsEn from '../settings/messages/en-US.ts';
import settingsEs from '../settings/messages/es.ts';
import settingsPt from '../settings/messages/pt.ts';
import settingsZh from '../settings/messages/zh-cn.ts';
import walletEn from '../wallet/messages/en-US.ts';
import walletEs from '../wallet/messages/es.ts';
import walletPt from '../wallet/messages/pt.ts';
import walletZh from '../wallet/messages/zh-cn.ts';
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
    ...cartEn,
    ...catalogEn,
    ...contentEn,
    ...i18nEn,
    ...ordersEn,
    ...paymentsEn,
    ...settingsEn,
    ...walletEn,
  },
  'zh-cn': {
    ...coreZh,
    ...accountsZh,
    ...cartZh,
    ...catalogZh,
    ...contentZh,
    ...i18nZh,
    ...ordersZh,
    ...paymentsZh,
    ...settingsZh,
    ...walletZh,
  },
  es: {
    ...coreEs,
    ...accountsEs,
    ...cartEs,
    ...catalogEs,
    ...contentEs,
    ...i18nEs,
    ...ordersEs,
    ...paymentsEs,
    ...settingsEs,
    ...walletEs,
  },
  pt: {
    ...corePt,
    ...accountsPt,
    ...cartPt,
    ...catalogPt,
    ...contentPt,
    ...i18nPt,
    ...ordersPt,
    ...paymentsPt,
    ...settingsPt,
    ...walletPt,
  },
};
