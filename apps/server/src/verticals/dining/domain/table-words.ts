import type { Localized } from '@app/contract/core/locale';

/** Words of the items of an offer, stored with the order in every language. */
export const depositWords: Localized = {
  'en-US': 'Deposit a person, taken off the bill',
  'zh-cn': '每人定金，用餐时抵扣',
  es: 'Depósito por persona, se descuenta de la cuenta',
  pt: 'Sinal por pessoa, descontado da conta',
};
export const tableWords: Localized = {
  'en-US': 'Table, nothing to pay ahead',
  'zh-cn': '餐桌，无需预付',
  es: 'Mesa, sin pago previo',
  pt: 'Mesa, sem pagamento prévio',
};
