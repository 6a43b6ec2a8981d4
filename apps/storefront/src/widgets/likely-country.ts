import { COUNTRIES } from '@app/contract/accounts/address-profile';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { contentLocale, type Language, type Locale } from '@app/contract/core/locale';

const countryOfLocale: Record<Locale, string> = { 'en-US': 'US', 'zh-cn': 'CN', es: 'ES', pt: 'PT' };

/** The country an address or a phone number starts with: that of the addresses before, of the device's language, of the locale. */
export function likelyCountry(before: readonly AddressView[], tags: readonly string[], locale: Language): string {
  const known = before.find((one) => one.isDefault)?.country ?? before[0]?.country;
  if (known) return known;
  const language = locale.split('-')[0];
  const regions = tags.filter((tag) => tag.split('-')[0] === language).map((tag) => tag.split('-').at(-1) ?? '');
  return (
    regions.find((region) => COUNTRIES.some((country) => country === region)) ?? countryOfLocale[contentLocale(locale)]
  );
}
