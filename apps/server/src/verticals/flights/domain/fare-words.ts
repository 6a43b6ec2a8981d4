import { type Localized, localize } from '@app/contract/core/locale';
import type { Cabin } from '@app/contract/verticals/flights/facts';

/** Words of the items of an offer, kept with the order in every language. */
export const typeWords = {
  adult: { 'en-US': 'adult', 'zh-cn': '成人', es: 'adulto', pt: 'adulto' },
  child: { 'en-US': 'child', 'zh-cn': '儿童', es: 'niño', pt: 'criança' },
  baby: { 'en-US': 'baby', 'zh-cn': '婴儿', es: 'bebé', pt: 'bebê' },
  charges: { 'en-US': 'airport charges', 'zh-cn': '机场费', es: 'tasas de aeropuerto', pt: 'taxas de aeroporto' },
} as const satisfies Record<string, Localized>;

export const cabinWords: Record<Cabin, Localized> = {
  economy: { 'en-US': 'Economy', 'zh-cn': '经济舱', es: 'Turista', pt: 'Económica' },
  premium: { 'en-US': 'Premium economy', 'zh-cn': '超级经济舱', es: 'Turista superior', pt: 'Económica premium' },
  business: { 'en-US': 'Business', 'zh-cn': '商务舱', es: 'Business', pt: 'Executiva' },
  first: { 'en-US': 'First', 'zh-cn': '头等舱', es: 'Primera', pt: 'Primeira' },
};

/** A cabin, a fare and a type of traveller in every language: `Economy, Light, adult`. */
export const fareWords = (cabin: Cabin, fare: Localized, type: Localized): Localized => ({
  'en-US': `${cabinWords[cabin]['en-US']}, ${fare['en-US']}, ${type['en-US']}`,
  'zh-cn': `${cabinWords[cabin]['zh-cn']}，${localize(fare, 'zh-cn')}，${type['zh-cn']}`,
  es: `${cabinWords[cabin].es}, ${localize(fare, 'es')}, ${type.es}`,
  pt: `${cabinWords[cabin].pt}, ${localize(fare, 'pt')}, ${type.pt}`,
});
