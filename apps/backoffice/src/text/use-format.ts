import { intlTag } from '@app/contract/core/locale';
import { currencyFormat, MINUS, priceText } from '@app/contract/core/money-words';
import { dayText, minuteText, secondText } from '@app/contract/core/time-words';
import { zoneOfDevice } from '@app/contract/core/time-zone';
import { SETTLEMENT } from '@app/kernel/money';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from './locale';

export type Format = {
  /** Settlement cents as an amount with its sign. */
  money(usdCents: number): string;
  /** For axes: no cents, thousands and millions shortened. */
  moneyShort(usdCents: number): string;
  count(value: number): string;
  /** A score, with one decimal. */
  decimal(value: number): string;
  /** Hundredths with one decimal. */
  percent(value: number): string;
  /** Day and minute, with the year when it is not this one. */
  moment(iso: string): string;
  /** Day, year and second. */
  exact(iso: string): string;
  day(iso: string): string;
  /** How long something lasted, in its two largest units. */
  span(ms: number): string;
};

/** What is rounded to nothing has no minus. */
const UNSIGNED_ZERO = { signDisplay: 'negative' } as const;

const MINUTE = 60_000;

const minus = (text: string): string => text.replace('-', MINUS);

function makeFormat(): Format {
  const locale = currentLocale();
  const percent = new Intl.NumberFormat(intlTag[locale], {
    style: 'percent',
    maximumFractionDigits: 1,
    ...UNSIGNED_ZERO,
  });
  const short = currencyFormat(locale, SETTLEMENT, {
    notation: 'compact',
    ...UNSIGNED_ZERO,
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const number = new Intl.NumberFormat(intlTag[locale], UNSIGNED_ZERO);
  const decimal = new Intl.NumberFormat(intlTag[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    ...UNSIGNED_ZERO,
  });
  // The desk's own clock: business reports say theirs.
  const reader = { locale, timeZone: zoneOfDevice() ?? 'UTC' };
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(intlTag[locale], { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return {
    money: (usdCents) => priceText({ amount: usdCents, currency: SETTLEMENT }, locale),
    count: (value) => minus(number.format(value)),
    decimal: (value) => minus(decimal.format(value)),
    percent: (value) => minus(percent.format(value / 100)),
    moneyShort: (usdCents) => minus(short.format(usdCents / 100)),
    moment: (iso) => minuteText(reader, new Date(iso)),
    exact: (iso) => secondText(reader, new Date(iso)),
    day: (iso) => dayText(reader, new Date(iso)),
    span: (ms) => {
      const minutes = Math.max(0, Math.floor(ms / MINUTE));
      const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
      if (days > 0) return `${unit(days, 'day')} ${unit(hours, 'hour')}`;
      return hours > 0 ? `${unit(hours, 'hour')} ${unit(rest, 'minute')}` : unit(rest, 'minute');
    },
  };
}

/** Formats for the chosen language; the same functions until the language changes. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is read through currentLocale
  return useMemo(makeFormat, [i18n.language]);
}
