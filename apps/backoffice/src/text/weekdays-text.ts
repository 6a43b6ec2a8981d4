import type { Locale } from '@app/contract/core/locale';
import { weekdayTexts } from '@app/contract/core/time-words';

/** Some weekdays, 1 Monday to 7 Sunday, by their short names. */
export function weekdaysText(weekdays: readonly number[], locale: Locale): string {
  const [before, between] = locale === 'zh-cn' ? ['周', '、'] : ['', ', '];
  const names = weekdayTexts(locale, 1).map(({ short }) => `${before}${short}`);
  return weekdays.map((day) => names[day - 1]).join(between);
}
