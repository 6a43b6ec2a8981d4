import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { type Language, tagOf } from '@app/contract/core/locale';
import { useMemo } from 'react';

// Every product card says it, and making a format costs more than drawing the card.
const formats = new Map<Language, Intl.NumberFormat>();

function formatOf(locale: Language): Intl.NumberFormat {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(tagOf(locale), { notation: 'compact', maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format;
}

/** Says how many were sold, long counts shortened the way the language does it: 864, 2.1K, 1.2万. */
export function useSoldText(): (sold: number) => string {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  return useMemo(() => (sold) => t('catalog.sold', { number: formatOf(locale).format(sold) }), [t, locale]);
}
