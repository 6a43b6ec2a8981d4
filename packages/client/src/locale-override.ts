import { type Locale, matchLocale } from '@app/contract/core/locale';

/** The `lang` parameter of an address, in the hash's query or before the hash; the one inside the hash counts first. */
export function localeInAddress(address: { readonly search: string; readonly hash: string }): Locale | null {
  const mark = address.hash.indexOf('?');
  const inside = mark < 0 ? null : new URLSearchParams(address.hash.slice(mark + 1)).get('lang');
  return matchLocale(inside) ?? matchLocale(new URLSearchParams(address.search).get('lang'));
}

/** The same address without its `lang` parameters: once a person chooses a language, the address must not undo it. */
export function withoutLocale(address: { readonly search: string; readonly hash: string }): string {
  const search = new URLSearchParams(address.search);
  search.delete('lang');
  const mark = address.hash.indexOf('?');
  const path = mark < 0 ? address.hash : address.hash.slice(0, mark);
  const inside = new URLSearchParams(mark < 0 ? '' : address.hash.slice(mark + 1));
  inside.delete('lang');
  return `${search.size ? `?${search}` : ''}${path}${inside.size ? `?${inside}` : ''}`;
}
