import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { intlTag } from '@app/contract/core/locale';
import { useMemo } from 'react';

/** Says how many were sold, long counts shortened the way the language does it: 864, 2.1K, 1.2万. */
export function useSoldText(): (sold: number) => string {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  return useMemo(() => {
    const format = new Intl.NumberFormat(intlTag[locale], { notation: 'compact', maximumFractionDigits: 1 });
    return (sold) => t('catalog.sold', { number: format.format(sold) });
  }, [t, locale]);
}
