import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

/** Writes a rating or score with one decimal as the language in use does: 4.8, 4,8. */
export function useOneDecimal(): (value: number) => string {
  const tag = tagOf(usePreferences((state) => state.locale));
  const { format } = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format;
}
