import { addressProfile, type RegionField } from './address-profile.ts';
import type { AddressInput } from './address-schema.ts';

/** Field of the address form to the message key of what is wrong with it. */
export type AddressFlaws = Partial<Record<keyof AddressInput, string>>;

/** Letters of any script (Chinese characters among them), with what place names hold between them. */
const placeName = /^[\p{L}\p{M}][\p{L}\p{M}\p{Nd} .,'’()/-]*$/u;
const provinceName = /^[\p{L}\p{M}][\p{L}\p{M} .'’()-]*$/u;

/** China: 1 and ten digits after an optional 86 or +86, or 0 and 10 to 13 digits or dashes. */
const chinesePhone = /^(?:(?:\+?86)?1\d{10}|0[\d-]{10,13})$/;
/** Elsewhere the server asks a library; this only catches what no number looks like. */
const anyPhone = /^\+?[\d ().-]{4,20}$/;

/** A phone number without the spaces people group it by. */
export const barePhone = (tel: string): string => tel.replaceAll(/\s/g, '');

/** Whether a number can be one of the country: the whole rule in China, only what no number looks like elsewhere. */
export const looksLikePhone = (tel: string, country: string): boolean =>
  country === 'CN' ? chinesePhone.test(barePhone(tel)) : anyPhone.test(tel);

function regionFlaw(name: RegionField, value: string): string | null {
  if (name === 'postalCode') return null;
  return (name === 'province' ? provinceName : placeName).test(value) ? null : 'field.address_place';
}

/**
 * What the country's profile finds wrong with an address beyond its shape; nothing when all is well. Whether a foreign
 * number exists and whether an area code names the province, city and county is the server's to find out.
 */
export function checkAddress(address: AddressInput): AddressFlaws {
  const profile = addressProfile(address.country);
  if (!profile) return { country: 'field.address_country' };
  const flaws: AddressFlaws = {};
  if (!looksLikePhone(address.tel, address.country)) flaws.tel = 'field.address_tel';
  if (profile.areaCodes && !/^\d{6}$/.test(address.areaCode)) flaws.areaCode = 'field.address_area';
  for (const [name, rule] of Object.entries(profile.fields) as [RegionField, { required: boolean }][]) {
    const value = address[name];
    if (value === '') {
      if (rule.required) flaws[name] = profile.areaCodes ? 'field.address_area' : 'field.required';
      continue;
    }
    const flaw = regionFlaw(name, value);
    if (flaw) flaws[name] = flaw;
  }
  const code = address.postalCode.toUpperCase();
  if (code !== '' && profile.postalPattern && !profile.postalPattern.test(code)) {
    flaws.postalCode = 'field.address_postal_code';
  }
  return flaws;
}
