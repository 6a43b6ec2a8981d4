import { intlTag } from '@app/contract/core/locale';
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
  /** Day and minute, the year only when it is another one. */
  moment(iso: string): string;
  /** Day, year and second. */
  exact(iso: string): string;
  day(iso: string): string;
  /** How long something lasted, in its two largest units. */
  span(ms: number): string;
};

const MINUTE = 60_000;

function makeFormat(): Format {
  const locale = currentLocale();
  // The product writes English days day first ('14 Dec', design guide section 7).
  const tag = locale === 'en-US' ? 'en-GB' : intlTag[locale];
  const amount = new Intl.NumberFormat(intlTag[locale], {
    style: 'currency',
    currency: SETTLEMENT,
    currencyDisplay: 'narrowSymbol',
  });
  const percent = new Intl.NumberFormat(intlTag[locale], { style: 'percent', maximumFractionDigits: 1 });
  const short = new Intl.NumberFormat(intlTag[locale], {
    style: 'currency',
    currency: SETTLEMENT,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const number = new Intl.NumberFormat(intlTag[locale]);
  const decimal = new Intl.NumberFormat(intlTag[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' });
  const dayOfYear = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' });
  const time = new Intl.DateTimeFormat(tag, clock);
  const second = new Intl.DateTimeFormat(tag, { ...clock, second: '2-digit' });
  const dayText = (at: Date) => (at.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(at);
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(intlTag[locale], { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return {
    money: (usdCents) => amount.format(usdCents / 100),
    count: (value) => number.format(value),
    decimal: (value) => decimal.format(value),
    percent: (value) => percent.format(value / 100),
    moneyShort: (usdCents) => short.format(usdCents / 100),
    moment: (iso) => `${dayText(new Date(iso))} ${time.format(new Date(iso))}`,
    exact: (iso) => `${dayOfYear.format(new Date(iso))} ${second.format(new Date(iso))}`,
    day: (iso) => dayText(new Date(iso)),
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
