import { usePreferences } from '@app/client/preferences';
import { intlTag } from '@app/contract/core/locale';

/** Writes whole numbers (points) as the language in use does: 1,797. */
export function useNumberText(): (value: number) => string {
  const tag = intlTag[usePreferences((state) => state.locale)];
  return (value) => new Intl.NumberFormat(tag).format(value);
}
