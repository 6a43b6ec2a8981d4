import type { Localized } from '@app/contract/core/locale';
import type { TourUnitKey } from '@app/contract/verticals/tours/facts';

/** Words of the items of an offer, stored with the order in every language. */
export const unitWords: Record<TourUnitKey, Localized> = {
  adult: { 'en-US': 'Adult', 'zh-cn': '成人', es: 'Adulto', pt: 'Adulto' },
  senior: { 'en-US': 'Senior', 'zh-cn': '长者', es: 'Mayor', pt: 'Idoso' },
  youth: { 'en-US': 'Young person', 'zh-cn': '青少年', es: 'Joven', pt: 'Jovem' },
  child: { 'en-US': 'Child', 'zh-cn': '儿童', es: 'Niño', pt: 'Criança' },
  infant: { 'en-US': 'Baby', 'zh-cn': '婴幼儿', es: 'Bebé', pt: 'Bebê' },
};
export const singleWords: Localized = {
  'en-US': 'Room of one’s own',
  'zh-cn': '单人间补差',
  es: 'Suplemento individual',
  pt: 'Suplemento individual',
};
export const pickupWords: Localized = { 'en-US': 'Pickup', 'zh-cn': '接送', es: 'Recogida', pt: 'Busca' };
export const taxWords: Localized = { 'en-US': 'Tax', 'zh-cn': '税', es: 'Impuestos', pt: 'Impostos' };
