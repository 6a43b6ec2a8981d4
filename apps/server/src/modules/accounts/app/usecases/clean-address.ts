import { addressProfile, type RegionField } from '@app/contract/accounts/address-profile';
import type { AddressInput, AddressView } from '@app/contract/accounts/address-schema';
import { checkAddress } from '@app/contract/accounts/check-address';
import { refuse } from '@app/contract/core/refuse';
import { chinaArea } from '../../../settings/public.ts';
import { writtenPhone } from '../../core/usecases/written-phone.ts';

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
  const tel = writtenPhone(input.tel, input.country);
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
