import { barePhone, looksLikePhone } from '@app/contract/accounts/check-address';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Without the country's own prefix: eleven digits, or a landline as it was typed. */
const chinesePhone = (tel: string): string => barePhone(tel).replace(/^\+?86(?=1\d{10}$)/, '');

/** A number as E.164; null when the library knows no such number. One with a plus may be of any country. */
function foreignPhone(tel: string, country: string): string | null {
  const number = parsePhoneNumberFromString(tel, country as CountryCode);
  return number?.isValid() ? number.number : null;
}

/** A phone number in its one written form by the rule of its country; null when it is none. */
export function writtenPhone(tel: string, country: string): string | null {
  if (!looksLikePhone(tel, country)) return null;
  return country === 'CN' ? chinesePhone(tel) : foreignPhone(tel, country);
}
