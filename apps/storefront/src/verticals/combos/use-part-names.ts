import { useT } from '@app/client/i18n';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { apartBy } from './combo-names.ts';
import type { PlannedPart } from './use-combo-plan.ts';

/** Returns names of the parts of a combo, in the order of the trip, such that two parts with the same name differ. */
export function usePartNames(parts: readonly PlannedPart[]) {
  const t = useT();
  const date = useDateText();
  const named = (key: string, withDays: boolean): string => {
    const index = parts.findIndex(({ slot }) => slot.key === key);
    const one = parts[index];
    if (!one) return '';
    const { from, to } = one.part;
    const by = apartBy(parts, key);
    return [
      one.slot.label,
      withDays || by !== 'name' ? (from === to ? date.weekday(from) : date.range(from, to)) : '',
      by === 'place' ? t('combos.part_of', { index: index + 1, count: parts.length }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return {
    /** The part's name alone where no other part has it. */
    brief: (key: string): string => named(key, false),
    /** The part's name with its days, for what is said away from the trip. */
    whole: (key: string): string => named(key, true),
  };
}
