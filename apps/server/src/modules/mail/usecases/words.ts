import { matchLocale } from '@app/contract/core/locale';
import { type CurrencyLook, priceText } from '@app/contract/core/money-words';
import { dayText as day, minuteText, offsetText, type TimeReader } from '@app/contract/core/time-words';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';

/** Who reads a mail: their language, and their time zone once a device has told it. */
export type MailReader = { readonly locale: string; readonly timeZone: string | null };

const localeOf = (locale: string) => matchLocale(locale) ?? 'en-US';

async function timeReader(platform: Platform, reader: MailReader): Promise<TimeReader> {
  const timeZone = reader.timeZone ?? (await parameter(platform, 'shop.time_zone'));
  return { locale: localeOf(reader.locale), timeZone };
}

/** A moment as a mail writes it: in the reader's time zone, or the shop's while that is not known, with its offset. */
export async function momentText(platform: Platform, reader: MailReader, at: Date): Promise<string> {
  const whose = await timeReader(platform, reader);
  const offset = offsetText(whose.timeZone, at);
  const written = minuteText(whose, at, platform.clock.now());
  return whose.locale === 'zh-cn' ? `${written}（${offset}）` : `${written} (${offset})`;
}

/** A day as a mail writes it, in the reader's time zone. */
export async function dayText(platform: Platform, reader: MailReader, at: Date): Promise<string> {
  return day(await timeReader(platform, reader), at, platform.clock.now());
}

/** An amount in minor units as a mail or a message writes it. */
export function amountText(
  locale: string,
  amount: { readonly minor: number; readonly currency: string } & CurrencyLook,
): string {
  const { minor, currency, ...look } = amount;
  return priceText({ amount: minor, currency }, localeOf(locale), look);
}
