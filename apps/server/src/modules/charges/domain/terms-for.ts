import type { Localized } from '@app/contract/core/locale';
import { NO_POSTAGE, type PostageTerms } from '../../pricing/public.ts';

export type PostageRule = PostageTerms & { readonly isDefault: boolean; readonly countries: readonly string[] };
export type TaxRule = {
  readonly name: Localized;
  readonly country: string;
  readonly region: string;
  readonly bp: number;
};
export type ChargeRules = { readonly postage: readonly PostageRule[]; readonly tax: readonly TaxRule[] };
/** Where an order goes; `province` as the address has it. */
export type Place = { readonly country: string; readonly province: string };
/** `name` is null for the rule of everywhere else. */
export type Terms = {
  readonly postage: PostageTerms;
  readonly tax: { readonly bp: number; readonly name: Localized | null };
};

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The postage and tax rules in force for a place: the most particular one wins (region, then country, then the default).
 * Without a place the defaults hold.
 */
export function termsFor(rules: ChargeRules, place: Place | null): Terms {
  const own = place && rules.postage.find((rule) => rule.countries.includes(place.country));
  const chosen = own ?? rules.postage.find((rule) => rule.isDefault);
  const taxes = rules.tax.filter((rule) => rule.country === (place?.country ?? ''));
  const tax =
    taxes.find((rule) => rule.region !== '' && place && same(rule.region, place.province)) ??
    taxes.find((rule) => rule.region === '') ??
    rules.tax.find((rule) => rule.country === '');
  const {
    isDefault: _isDefault,
    countries: _countries,
    ...postage
  } = chosen ?? {
    ...NO_POSTAGE,
    isDefault: true,
    countries: [],
  };
  return { postage, tax: { bp: tax?.bp ?? 0, name: tax && tax.country !== '' ? tax.name : null } };
}
