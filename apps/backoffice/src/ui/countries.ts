import { COUNTRIES } from '@app/contract/accounts/address-profile';
import { intlTag } from '@app/contract/core/locale';
import { inNameOrder } from '@app/contract/core/name-order';
import { currentLocale } from '../text/locale';
import type { Choice } from './choices';

/** A country by its name in the language of the back office. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(intlTag[currentLocale()], { type: 'region' }).of(code) ?? code;

/** Every country that addresses know, by name. */
export const countryList = (): Choice[] =>
  inNameOrder(
    currentLocale(),
    COUNTRIES.map((code) => ({ value: code, label: countryName(code) })),
    ({ label }) => label,
  );
