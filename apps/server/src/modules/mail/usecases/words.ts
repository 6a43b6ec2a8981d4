import { intlTag, matchLocale } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';

const tagOf = (locale: string): string => intlTag[matchLocale(locale) ?? 'en-US'];

/** Formats are dear to make; there are as many as languages times the shop's time zones, which is one. */
const dates = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, timeZone: string, how: 'moment' | 'day'): Intl.DateTimeFormat {
  const key = `${how} ${locale} ${timeZone}`;
  const options: Intl.DateTimeFormatOptions =
    how === 'day'
      ? { dateStyle: 'long' }
      : { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' };
  const made = dates.get(key) ?? new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone });
  dates.set(key, made);
  return made;
}

/** A moment as a mail writes it, with the shop's time zone named: the reader's is not known. */
export async function momentText(platform: Platform, locale: string, at: Date): Promise<string> {
  return dateFormat(locale, await parameter(platform, 'shop.time_zone'), 'moment').format(at);
}

/** A day as a mail writes it, in the shop's time zone. */
export async function dayText(platform: Platform, locale: string, at: Date): Promise<string> {
  return dateFormat(locale, await parameter(platform, 'shop.time_zone'), 'day').format(at);
}

/** As many as languages times currencies. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(
  tag: string,
  options: Intl.NumberFormatOptions & { minimumFractionDigits: number },
): Intl.NumberFormat {
  const key = `${tag} ${options.currency ?? ''} ${options.minimumFractionDigits}`;
  const made = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, made);
  return made;
}

/** An amount in minor units as a mail writes it. */
export function amountText(
  locale: string,
  amount: { readonly minor: number; readonly currency: string; readonly decimals: number },
): string {
  const { minor, currency, decimals } = amount;
  const value = minor / 10 ** decimals;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // Currencies of the shop's own making have no ISO code that Intl would take.
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatOf(tagOf(locale), digits).format(value)} ${currency}`;
  return formatOf(tagOf(locale), { style: 'currency', currency, ...digits }).format(value);
}
