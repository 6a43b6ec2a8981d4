import { type Language, tagOf } from '../core/locale.ts';
import type { AddressView } from './address-schema.ts';

/** An address as one text: from the country down in China, from the street up elsewhere. */
export function addressText(address: AddressView, locale: Language): string {
  const { province, city, county, addressDetail, postalCode } = address;
  if (address.country === 'CN') {
    // Municipalities repeat their name as province and city.
    const place = [province, city === province ? '' : city, county].filter(Boolean).join('');
    return [place, addressDetail].filter(Boolean).join(' ');
  }
  // A postal code in two parts is one word.
  const code = postalCode.replaceAll(' ', '\u00a0');
  const country = new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(address.country) ?? address.country;
  return [addressDetail, county, [code, city].filter(Boolean).join(' '), province, country].filter(Boolean).join(', ');
}
