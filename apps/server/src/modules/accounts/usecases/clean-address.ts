import { addressProfile, type RegionField } from '@app/contract/accounts/address-profile';
import type { AddressInput, AddressView } from '@app/contract/accounts/address-schema';
import { barePhone, checkAddress } from '@app/contract/accounts/check-address';
import { refuse } from '@app/contract/core/refuse';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { chinaArea } from '../../settings/public.ts';

/** Without the country's own prefix: eleven digits, or a landline as it was typed. */
const chinesePhone = (tel: string): string => barePhone(tel).replace(/^\+?86(?=1\d{10}$)/, '');

/** A number as E.164; null when the library knows no such number. One with a plus may be of any country. */
function foreignPhone(tel: string, country: string): string | null {
  const number = parsePhoneNumberFromString(tel, country as CountryCode);
  return number?.isValid() ? number.number : null;
}

function areaAgrees(input: AddressInput): boolean {
  const area = chinaArea(input.areaCode);
  return area !== null && area.province === input.province && area.city === input.city && area.county === input.county;
}

/**
 * An address by the rules of its country, with the phone number and postal code in their one written form and nothing
 * in fields the country has not. Refuses input.invalid with every field that is wrong.
 */
export function cleanAddress(input: AddressInput): Omit<AddressView, 'id' | 'isDefault'> {
  const flaws: Record<string, string> = { ...checkAddress(input) };
  const profile = addressProfile(input.country);
  const china = profile?.areaCodes === true;
  const tel = china ? chinesePhone(input.tel) : foreignPhone(input.tel, input.country);
  if (profile && tel === null) flaws.tel ??= 'field.address_tel';
  const regionIsFine = !flaws.areaCode && !flaws.province && !flaws.city && !flaws.county;
  if (china && regionIsFine && !areaAgrees(input)) flaws.areaCode = 'field.address_area';
  if (Object.keys(flaws).length > 0) refuse('input.invalid', { fields: flaws });

  const kept = (name: RegionField): string => (profile?.fields[name] ? input[name] : '');
  return {
    name: input.name,
    country: input.country,
    tel: tel ?? '',
    province: kept('province'),
    city: kept('city'),
    county: kept('county'),
    areaCode: china ? input.areaCode : '',
    postalCode: kept('postalCode').toUpperCase(),
    addressDetail: input.addressDetail,
  };
}
