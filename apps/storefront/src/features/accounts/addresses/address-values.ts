import { addressProfile, type RegionField } from '@app/contract/accounts/address-profile';
import { type AddressInput, type AddressView, addressInput } from '@app/contract/accounts/address-schema';
import { checkAddress } from '@app/contract/accounts/check-address';
import { type FieldFlaws, flawsOf } from '../../../widgets/form-fields.ts';

/** A place of China's division, named from the province down. */
export type ChosenArea = {
  readonly areaCode: string;
  readonly province: string;
  readonly city: string;
  readonly county: string;
};

/** The form as typed. China's area stands apart, so that changing the country loses nothing. */
export type AddressValues = Record<'name' | 'tel' | 'country' | 'addressDetail' | RegionField, string> & {
  area: ChosenArea | null;
  isDefault: boolean;
};

const usesAreas = (country: string): boolean => addressProfile(country)?.areaCodes === true;

/** The form of an address that exists, or a new one in a country. */
export function valuesOf(address: AddressView | null, country: string, isDefault: boolean): AddressValues {
  const { name = '', tel = '', addressDetail = '', postalCode = '' } = address ?? {};
  const { province = '', city = '', county = '', areaCode = '' } = address ?? {};
  const base = { name, tel, addressDetail, postalCode, isDefault, country: address?.country ?? country };
  return usesAreas(base.country)
    ? { ...base, province: '', city: '', county: '', area: areaCode ? { areaCode, province, city, county } : null }
    : { ...base, province, city, county, area: null };
}

/** What the form sends: only what the country asks for. */
export function inputOf(values: AddressValues, id?: string): AddressInput {
  const fields = addressProfile(values.country)?.fields ?? {};
  const typed = (name: RegionField): string => (fields[name] ? values[name].trim() : '');
  const place = { province: typed('province'), city: typed('city'), county: typed('county'), areaCode: '' };
  return {
    ...(id && { id }),
    name: values.name.trim(),
    country: values.country,
    tel: values.tel.trim(),
    ...(usesAreas(values.country) ? { ...place, province: '', city: '', county: '', ...values.area } : place),
    postalCode: typed('postalCode'),
    addressDetail: values.addressDetail.trim(),
    isDefault: values.isDefault,
  };
}

/** Where a field of the address stands on the form; null when the form has no such field. */
export function placeOfField(field: string, country: string): keyof AddressValues | null {
  if (usesAreas(country) && ['areaCode', 'province', 'city', 'county'].includes(field)) return 'area';
  const known = ['name', 'tel', 'country', 'addressDetail', 'province', 'city', 'county', 'postalCode'] as const;
  return known.find((name) => name === field) ?? null;
}

/** Everything wrong with the form, by its own fields. */
export function flawsOfAddress(values: AddressValues): FieldFlaws {
  const input = inputOf(values);
  const flaws = Object.entries({ ...checkAddress(input), ...flawsOf(addressInput, input) });
  return Object.fromEntries(
    flaws.flatMap(([field, message]) => {
      const place = placeOfField(field, values.country);
      return place ? [[place, message]] : [];
    }),
  );
}
