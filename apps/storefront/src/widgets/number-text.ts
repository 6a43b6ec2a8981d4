import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

/** Writes whole numbers (points) as the language in use does: 1,797. */
export function useNumberText(): (value: number) => string {
  const tag = tagOf(usePreferences((state) => state.locale));
  return (value) => new Intl.NumberFormat(tag).format(value);
}
